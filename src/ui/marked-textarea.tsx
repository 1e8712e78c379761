import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type Mark = {
  start: number
  end: number
  /** `improved`: it was put right. `doubtful`: something was found in it. */
  kind: 'improved' | 'doubtful'
}

/** What both layers must share, or a mark would stand beside its words. */
const LAYER =
  'col-start-1 row-start-1 block h-full w-full min-w-0 text-md whitespace-pre-wrap wrap-break-word ' +
  '[text-rendering:inherit] [word-spacing:inherit]'

type MarkedTextareaProps = Omit<ComponentProps<'textarea'>, 'value'> & { value: string; marks: Mark[] }

/**
 * A text field without a frame that underlines some of its words and grows with its text. The marks are on a copy of the text
 * behind it, which also gives it its height.
 */
export function MarkedTextarea({ value, marks, className, ...rest }: MarkedTextareaProps) {
  const layer = classNames(LAYER, className)
  return (
    <div data-slot="marked-textarea" className="grid min-w-0 flex-1">
      <div aria-hidden className={classNames(layer, 'pointer-events-none text-transparent select-none')}>
        {cutAtMarks(value, marks).map(({ start, text, kinds }) =>
          kinds.length === 0 ? (
            text
          ) : (
            <span key={start} data-mark={kinds.join(' ')} className={lookOf(kinds)}>
              {text}
            </span>
          ),
        )}
        {/* Without it a line break at the end would add no line. */}
        {'\u200B'}
      </div>
      <textarea
        rows={1}
        value={value}
        className={classNames(layer, 'relative resize-none overflow-hidden outline-none')}
        {...rest}
      />
    </div>
  )
}

const lookOf = (kinds: Mark['kind'][]) =>
  classNames(
    'underline decoration-2 underline-offset-4',
    kinds.includes('improved') && 'bg-accent',
    kinds.includes('doubtful') ? 'decoration-warning decoration-dotted' : 'decoration-primary',
  )

/** The text in pieces, each with every kind of mark that lies on it. */
function cutAtMarks(text: string, marks: Mark[]) {
  const edges = [0, ...marks.flatMap(({ start, end }) => [start, end]), text.length]
  const cuts = [...new Set(edges)].filter((edge) => edge <= text.length).toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length
    const on = marks.filter((mark) => mark.start <= start && mark.end >= end)
    return { start, text: text.slice(start, end), kinds: [...new Set(on.map(({ kind }) => kind))] }
  })
}
