import { Checkbox } from '../../../../ui/checkbox.tsx'

type TickProps = {
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** The id of what it is about, where others have the same text. */
  describedBy?: string
}

export function Tick({ text, checked, onChange, describedBy }: TickProps) {
  return (
    <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <Checkbox
        aria-describedby={describedBy}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text}
    </label>
  )
}
