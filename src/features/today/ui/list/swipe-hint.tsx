import { Button } from '../../../../ui/button.tsx'
import { keep, recall, useKept } from '../../../../ui/browser-memory.ts'

const KEY = 'threadlark-swipe-hint'
const isSeen = () => recall(KEY) !== null

/** On someone's first visit with a phone. */
export function SwipeHint({ onDone }: { onDone: () => void }) {
  const seen = useKept(isSeen, true)
  if (seen) return null
  return (
    <p className="flex items-center justify-between gap-3 rounded-lg border bg-card py-1 pr-1 pl-4 text-sm">
      Swipe right to save, left to dismiss.
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          // The button goes away.
          onDone()
          keep(KEY, 'seen')
        }}
      >
        Got it
      </Button>
    </p>
  )
}
