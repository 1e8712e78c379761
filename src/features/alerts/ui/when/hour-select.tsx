import type { ComponentProps } from 'react'
import { Select } from '../../../../ui/select.tsx'
import { writeHour } from '../write-when.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

type HourSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** Null is Off. */
  hour: number | null
  canBeOff?: boolean
  /** An hour that can't be chosen. */
  except?: number | undefined
  onChoose: (hour: number | null) => void
}

export function HourSelect({ hour, canBeOff = false, except, onChoose, ...rest }: HourSelectProps) {
  return (
    <Select
      compact
      {...rest}
      value={hour ?? 'off'}
      onChange={({ currentTarget: { value } }) => onChoose(value === 'off' ? null : Number(value))}
    >
      {canBeOff && <option value="off">Off</option>}
      {HOURS.map((each) => (
        <option key={each} value={each} disabled={each === except}>
          {writeHour(each)}
        </option>
      ))}
    </Select>
  )
}
