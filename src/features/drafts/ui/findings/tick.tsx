import { Checkbox } from '../../../../ui/checkbox.tsx'

type TickProps = { text: string; checked: boolean; onChange: (checked: boolean) => void }

export function Tick({ text, checked, onChange }: TickProps) {
  return (
    <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {text}
    </label>
  )
}
