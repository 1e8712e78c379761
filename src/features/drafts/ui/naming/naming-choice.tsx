import { Tick } from '../findings/tick.tsx'

export type Naming = {
  /** The user doesn't want the product named here. */
  never: boolean
  /** The user has read the rules that we couldn't. */
  rulesRead: boolean
}

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
