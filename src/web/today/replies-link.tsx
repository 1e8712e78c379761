import { CornerUpLeft } from 'lucide-react'
import { Link } from 'react-router'
import { listWaiting } from '../../features/activity/judge/list-waiting.ts'
import { useLog } from '../../features/activity/ui/use-log.ts'
import { Button } from '../../ui/button.tsx'
import { usePhone } from '../../ui/use-phone.ts'

/** To the replies that wait, on a phone: the card that tells of them is far below. */
export function RepliesLink() {
  const { log } = useLog({ enabled: usePhone() })
  const count = listWaiting(log?.entries ?? []).length
  if (count === 0) return null
  return (
    <Button
      variant="ghost"
      size="icon"
      className="relative"
      render={<Link to="/dashboard/activity?show=replies" />}
    >
      <CornerUpLeft className="size-4.5 text-muted-foreground" aria-hidden />
      <span className="absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-info px-1 text-2xs font-semibold text-background tabular-nums">
        {count}
      </span>
      <span className="sr-only">{count === 1 ? 'reply waiting' : 'replies waiting'}</span>
    </Button>
  )
}
