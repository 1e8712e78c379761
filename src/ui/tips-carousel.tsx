import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { nextTip } from './next-tip.ts'

const ROTATE_EVERY_MS = 8_000

/** Short tips, one at a time. Rotates by itself until somebody looks closer; then they turn the pages. */
export function TipsCarousel({ tips, className }: { tips: string[]; className?: string }) {
  const [current, setCurrent] = useState(0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [taken, setTaken] = useState(false)
  const still = hovered || focused || taken

  useEffect(() => {
    if (still || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setCurrent((shown) => nextTip(shown, 1, tips.length)), ROTATE_EVERY_MS)
    return () => clearInterval(timer)
  }, [still, tips.length])

  const turn = (step: 1 | -1) => setCurrent(nextTip(current, step, tips.length))
  const arrow =
    'grid size-7 shrink-0 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-accent-foreground pointer-coarse:size-11'
  return (
    // The handlers only hold the rotation: everything that can be pressed inside is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <section
      aria-label="Tips"
      aria-roledescription="carousel"
      data-slot="tips-carousel"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => setTaken(true)}
      className={classNames(
        'inline-flex min-h-8 max-w-full items-center gap-1 rounded-2xl bg-secondary px-0.5 text-sm',
        className,
      )}
    >
      <button type="button" aria-label="Previous tip" onClick={() => turn(-1)} className={arrow}>
        <ChevronLeft className="size-4" aria-hidden />
      </button>
      {/* All tips share one cell, so the longest decides the width and the arrows stay where they are. */}
      <div aria-live={taken ? 'polite' : 'off'} className="grid min-w-0 flex-1">
        {tips.map((tip, index) => (
          <p
            key={tip}
            className={classNames(
              'col-start-1 row-start-1 self-center py-1 text-center text-pretty text-muted-foreground transition-opacity duration-(--duration-base)',
              index !== current && 'invisible opacity-0',
            )}
          >
            <strong className="mr-1.5 font-semibold text-foreground">Tip</strong>
            {tip}
          </p>
        ))}
      </div>
      <button type="button" aria-label="Next tip" onClick={() => turn(1)} className={arrow}>
        <ChevronRight className="size-4" aria-hidden />
      </button>
    </section>
  )
}
