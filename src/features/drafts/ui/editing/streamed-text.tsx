import type { Ref } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

const widths = ['w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3']

type StreamedTextProps = {
  /** Takes the focus of the button that was pressed. */
  ref?: Ref<HTMLElement>
  label: string
  text: string
  lines?: number
  className?: string
}

/** Lines in waiting, then words as they come. They are read out when they are complete, not one by one. */
export function StreamedText({ ref, label, text, lines = 5, className }: StreamedTextProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      aria-busy
      data-slot="streamed-text"
      className={classNames(
        'rounded-md border border-input bg-card px-4 py-3.5 font-voice text-md leading-relaxed whitespace-pre-wrap shadow-1 outline-none wrap-anywhere',
        className,
      )}
    >
      {text === '' ? (
        <div className="grid gap-3 py-1">
          {widths.slice(0, lines).map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            <Skeleton key={index} className={width} />
          ))}
        </div>
      ) : (
        text
      )}
    </section>
  )
}
