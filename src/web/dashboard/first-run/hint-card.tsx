import { type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useFirstRun } from './first-run-provider.tsx'
import { type HintId, hints } from './hints.ts'

type HintCardProps = { id: HintId; side: 'below' | 'above' }

/**
 * Next to its control, in the order of the keyboard too, and never over anything that can be pressed: above it in the flow of
 * the page, or below it where `HintRoom` keeps the place free. It never takes the focus by itself.
 */
export function HintCard({ id, side }: HintCardProps) {
  const { shown, dismiss, dismissAll } = useFirstRun()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const index = hints.findIndex((hint) => hint.id === id)
  const hint = hints[index]
  if (shown !== id || !hint) return null
  function leave(how: () => void) {
    // The pressed button goes away; its control is the nearest place to go on from.
    const near = card.current?.parentElement?.querySelectorAll<HTMLElement>('button, a') ?? []
    ;[...near].find((control) => !card.current?.contains(control))?.focus()
    how()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave(() => dismiss(id))
  }
  return (
    <section
      aria-labelledby={titleId}
      ref={card}
      className={classNames(
        'grid w-80 gap-2 rounded-lg border bg-popover px-4 py-3 text-left text-popover-foreground shadow-2 transition-opacity max-md:hidden xl:flex xl:w-max xl:items-center xl:gap-6 starting:opacity-0',
        side === 'below' ? 'absolute top-full right-0 z-10 mt-5' : 'relative',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'absolute size-3 rotate-45 bg-popover',
          side === 'below' ? '-top-1.5 right-6 border-t border-l' : '-bottom-1.5 left-6 border-r border-b',
        )}
      />
      <div className="grid">
        <p id={titleId} className="text-md font-semibold">
          {hint.title}
        </p>
        <p className="text-base text-muted-foreground">{hint.text}</p>
      </div>
      <div className="flex items-center gap-3">
        <span className="mr-auto text-sm text-muted-foreground tabular-nums">
          {`${index + 1} of ${hints.length}`}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="text-muted-foreground"
          onKeyDown={onKeyDown}
          onClick={() => leave(dismissAll)}
        >
          Don't show again
        </Button>
        <Button variant="outline" size="sm" onKeyDown={onKeyDown} onClick={() => leave(() => dismiss(id))}>
          Got it
        </Button>
      </div>
    </section>
  )
}
