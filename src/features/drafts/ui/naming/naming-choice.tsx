import type { Naming } from '../../session/decide-again.ts'
import { Tick } from '../findings/tick.tsx'

type NamingChoiceProps = {
  naming: Naming
  /** Nobody else has read the rules. */
  unread: boolean
  onChange: (naming: Naming) => void
}

export function NamingChoice({ naming, unread, onChange }: NamingChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <Tick
        text="Don't name my product"
        checked={naming.never}
        onChange={(never) => onChange({ ...naming, never })}
      />
      {unread && !naming.never && (
        <Tick
          text="I have read the rules and naming my product is allowed"
          checked={naming.rulesRead}
          onChange={(rulesRead) => onChange({ ...naming, rulesRead })}
        />
      )}
    </div>
  )
}
