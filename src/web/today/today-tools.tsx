import { RefreshCw } from 'lucide-react'
import { useNow } from '../../features/feed/ui/posts/use-now.ts'
import { writeMoment } from '../../features/today/ui/words/write-when.ts'
import { Button } from '../../ui/button.tsx'
import { SpinnerIcon } from '../../ui/spinner-icon.tsx'
import { RepliesLink } from './replies-link.tsx'
import { TodayPicker } from './today-picker.tsx'
import { useTodayState } from './today-provider.tsx'

/** The page's part of the header. */
export function TodayTools() {
  const { read } = useTodayState()
  const now = useNow()
  if (!read) return null
  const { today, timeZone, refreshing, refresh } = read
  const updatedAt = today?.updatedAt
  return (
    <div className="ml-auto flex items-center gap-2">
      {updatedAt && (
        <p className="text-xs text-muted-foreground tabular-nums max-md:sr-only">
          {`Updated ${writeMoment(Date.parse(updatedAt), { now, timeZone })}`}
        </p>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Refresh the list"
        disabled={!today}
        busy={refreshing}
        onClick={refresh}
        className="text-muted-foreground"
      >
        {refreshing ? <SpinnerIcon /> : <RefreshCw aria-hidden />}
      </Button>
      {today && <RepliesLink />}
      <TodayPicker />
    </div>
  )
}
