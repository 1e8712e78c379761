import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean }

export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <Button type="submit" size="lg" className="w-full" busy={busy} busyLabel={busyLabel} disabled={!hydrated}>
      {label}
    </Button>
  )
}
