import { Check, PencilLine, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../../ui/tooltip.tsx'
import type { Swap } from '../../schema.ts'

type ImprovedSentencesProps = { swaps: Swap[]; isUndone: boolean; hasFailed: boolean; onUndo: () => void }

/** What was put right last, and the way back; or that nothing could be. */
export function ImprovedSentences({ swaps, isUndone, hasFailed, onUndo }: ImprovedSentencesProps) {
  const beforeId = useId()
  const before = swaps.map((swap) => `Before: “${swap.before}”`)
  return (
    <div aria-live="polite" className="px-3.5 empty:hidden max-md:px-0">
      {hasFailed && (
        <p className="flex min-h-8 items-center gap-2 text-muted-foreground">
          <PencilLine className="size-4 shrink-0" aria-hidden />
          Couldn't improve this one. Edit it yourself?
        </p>
      )}
      {isUndone ? (
        <p className="flex min-h-8 items-center gap-2 text-muted-foreground">
          <Undo2 className="size-4 shrink-0" aria-hidden />
          Put back
        </p>
      ) : (
        swaps.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-2">
            <Check className="size-4 shrink-0 text-success" aria-hidden />
            <Tooltip>
              <TooltipTrigger
                aria-describedby={beforeId}
                className="min-h-8 rounded-sm text-muted-foreground pointer-coarse:min-h-11"
              >
                {swaps.length === 1 ? '1 sentence improved' : `${swaps.length} sentences improved`}
              </TooltipTrigger>
              <TooltipContent className="grid justify-items-start">
                {before.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </TooltipContent>
            </Tooltip>
            <Button variant="ghost" size="sm" className="-mr-3 ml-auto" onClick={onUndo}>
              <Undo2 aria-hidden />
              Undo
            </Button>
            {/* Touch knows no hovering. */}
            <p id={beforeId} className="sr-only pointer-coarse:not-sr-only pointer-coarse:basis-full">
              {before.join(' ')}
            </p>
          </div>
        )
      )}
    </div>
  )
}
