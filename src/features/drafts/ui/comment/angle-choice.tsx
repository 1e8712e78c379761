import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Angle } from '../../schema.ts'

const names = {
  steps: 'How to do it',
  choice: 'What to choose',
  seen: "What I've seen",
} as const satisfies Record<Angle, string>

type AngleChoiceProps = {
  angles: readonly Angle[]
  angle: Angle | null
  onChange: (angle: Angle | null) => void
}

/** From where the answer comes at its question. Nobody has to choose. */
export function AngleChoice({ angles, angle: chosen, onChange }: AngleChoiceProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Angle</legend>
      {angles.map((angle) => (
        <label
          key={angle}
          className={classNames(
            'flex h-7.5 cursor-pointer items-center rounded-full border px-3 text-sm text-muted-foreground hover:text-foreground',
            'has-checked:border-primary has-checked:bg-accent has-checked:text-accent-foreground',
            'has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:h-11 pointer-coarse:px-4',
          )}
        >
          <input
            type="radio"
            name={name}
            value={angle}
            checked={angle === chosen}
            onChange={() => onChange(angle)}
            // Pressed again it is chosen no more.
            onClick={() => angle === chosen && onChange(null)}
            // Browsers do nothing by the space bar on what is chosen.
            onKeyDown={(event) => {
              if (event.key !== ' ' || angle !== chosen) return
              event.preventDefault()
              onChange(null)
            }}
            className="sr-only"
          />
          {names[angle]}
        </label>
      ))}
    </fieldset>
  )
}
