import { useId, useState } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import type { AlertSettings } from '../../schema.ts'
import { HourSelect } from './hour-select.tsx'
import { listZones } from './list-zones.ts'
import { useChosenSettings } from './use-chosen-settings.ts'

/** Where quiet hours end, before someone says so. */
const MORNING = 6

type WhenCardProps = {
  /** Null as long as nothing was chosen. */
  settings: AlertSettings | null
  /** The browser's. */
  timeZone: string
  isLive: boolean
  onKept: (settings: AlertSettings) => Promise<void>
}

export function WhenCard({ settings, timeZone, isLive, onKept }: WhenCardProps) {
  const stored = settings ?? startWith(timeZone)
  const { shown, choose } = useChosenSettings(stored, onKept)
  const { dailyAt, dailyDays, quiet, skipEmpty } = shown
  const [zones] = useState(() => listZones(stored.timeZone))
  const skipId = useId()

  function chooseQuiet(from: number | null) {
    if (from === null) return choose({ quiet: null })
    const to = quiet?.to ?? MORNING
    // Where both would be the same hour, the other end gives way.
    choose({ quiet: { from, to: to === from ? (from + 1) % 24 : to } })
  }

  return (
    <TitledCard title="When" text="Alerts in quiet hours wait until they end.">
      <div className="grid gap-3 sm:max-xl:grid-cols-2 sm:max-xl:gap-x-4">
        <div className="grid grid-cols-2 gap-3">
          <Field label="Daily email">
            {(control) => (
              <HourSelect
                {...control}
                canBeOff
                disabled={!isLive}
                hour={dailyAt}
                onChoose={(hour) => choose({ dailyAt: hour })}
              />
            )}
          </Field>
          <Field label="Days">
            {(control) => (
              <Select
                compact
                {...control}
                disabled={!isLive || dailyAt === null}
                value={dailyDays}
                onChange={({ currentTarget: { value } }) =>
                  choose({ dailyDays: value as AlertSettings['dailyDays'] })
                }
              >
                <option value="every_day">Every day</option>
                <option value="weekdays">Weekdays</option>
              </Select>
            )}
          </Field>
        </div>
        <Field label="Time zone">
          {(control) => (
            <Select
              compact
              {...control}
              disabled={!isLive}
              value={shown.timeZone}
              onChange={({ currentTarget: { value } }) => choose({ timeZone: value })}
            >
              {zones.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className="grid min-w-0">
          <legend className="mb-1.5 font-medium">Quiet hours</legend>
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2.5">
            <HourSelect
              aria-label="Quiet hours from"
              canBeOff
              disabled={!isLive}
              hour={quiet?.from ?? null}
              onChoose={chooseQuiet}
            />
            <span className="text-muted-foreground">to</span>
            <HourSelect
              aria-label="Quiet hours to"
              disabled={!isLive || quiet === null}
              hour={quiet?.to ?? MORNING}
              except={quiet?.from}
              onChoose={(to) => quiet && to !== null && choose({ quiet: { ...quiet, to } })}
            />
          </div>
        </fieldset>
        <label
          htmlFor={skipId}
          className="flex min-h-6 items-center gap-2.5 text-sm sm:max-xl:self-end sm:max-xl:pb-1.5 pointer-coarse:min-h-11"
        >
          <Checkbox
            id={skipId}
            checked={skipEmpty}
            disabled={!isLive}
            onChange={({ currentTarget: { checked } }) => choose({ skipEmpty: checked })}
          />
          Skip the email when nothing is worth it
        </label>
      </div>
    </TitledCard>
  )
}

/** What is shown to someone who has chosen nothing. */
const startWith = (timeZone: string): AlertSettings => ({
  timeZone,
  dailyAt: null,
  dailyDays: 'weekdays',
  quiet: null,
  skipEmpty: true,
})
