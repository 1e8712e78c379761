import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type Segment<Value extends string> = {
  value: Value
  label: ReactNode
  /** Off, but still there to be asked about: a press tells why through `onLocked`. */
  locked?: boolean
}

type SegmentedControlProps<Value extends string> = {
  /** For screen readers. */
  name: string
  segments: Segment<Value>[]
  /** Null where nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  onLocked?: (value: Value) => void
  /** What says why a segment is off. */
  describedBy?: string | undefined
  className?: string
}

/** A choice between two or three things that stand side by side. Radio buttons, so that arrow keys work as everywhere. */
export function SegmentedControl<Value extends string>({
  name,
  segments,
  value,
  onChange,
  onLocked,
  describedBy,
  className,
}: SegmentedControlProps<Value>) {
  const group = useId()
  return (
    <fieldset
      data-slot="segmented-control"
      className={classNames('flex min-w-0 rounded-md bg-secondary p-0.75', className)}
    >
      <legend className="sr-only">{name}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            'flex h-8 min-w-0 items-center justify-center gap-1.5 rounded-sm px-3 text-sm font-medium text-muted-foreground',
            'has-checked:bg-card has-checked:text-foreground has-checked:shadow-1 has-focus-visible:outline-2',
            'has-focus-visible:outline-ring max-sm:flex-auto pointer-coarse:h-11 forced-colors:has-checked:outline',
            segment.locked ? 'cursor-not-allowed' : 'cursor-pointer hover:text-foreground',
          )}
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            value={segment.value}
            checked={value === segment.value}
            aria-disabled={segment.locked || undefined}
            aria-describedby={segment.locked ? describedBy : undefined}
            onChange={() => (segment.locked ? onLocked?.(segment.value) : onChange(segment.value))}
            // Pressed again it changes nothing, and still means something.
            onClick={() => value === segment.value && !segment.locked && onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
