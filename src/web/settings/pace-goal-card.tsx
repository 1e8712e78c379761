import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, ask } from '../../client/ask.ts'
import { useAct } from '../../client/use-act.ts'
import type { PaceGoal } from '../../features/accounts/schema.ts'
import { pace } from '../../features/activity/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SettingsCard } from './settings-card.tsx'

type Kind = keyof PaceGoal
type End = keyof PaceGoal[Kind]

const kinds: { kind: Kind; name: string }[] = [
  { kind: 'comment', name: 'Comments a day' },
  { kind: 'post', name: 'Posts a day' },
]

export function PaceGoalCard({ stored }: { stored: PaceGoal }) {
  const hydrated = useHydrated()
  const [goal, setGoal] = useState(stored)
  const { revalidate } = useRevalidator()
  const { busy, run } = useAct('Failed to save your goal')

  function choose(kind: Kind, end: End, count: number) {
    const { from, to } = goal[kind]
    // The other end gives way, so that no choice is ever wrong.
    const range =
      end === 'from' ? { from: count, to: Math.max(count, to) } : { from: Math.min(from, count), to: count }
    setGoal({ ...goal, [kind]: range })
  }
  function save(event: FormEvent) {
    event.preventDefault()
    run(async () => {
      await ask(api.account['pace-goal'].$put({ json: goal }))
      void toast({ title: 'Goal saved', text: "Today's pace follows it." })
      await revalidate()
    })
  }

  return (
    <SettingsCard
      section="pace"
      text={`How much you want to write in a day. More than ${pace.comment.to} comments or ${pace.post.to} posts look like a campaign, so that is where it ends.`}
    >
      <form onSubmit={save} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {kinds.map(({ kind, name }) => (
            <fieldset key={kind} disabled={!hydrated} className="grid gap-1.5">
              <legend className="mb-1.5 font-medium">{name}</legend>
              <div className="flex items-center gap-2.5">
                <Count
                  label={`${name}, from`}
                  most={pace[kind].to}
                  value={goal[kind].from}
                  onChange={(n) => choose(kind, 'from', n)}
                />
                <span className="text-muted-foreground">to</span>
                <Count
                  label={`${name}, to`}
                  most={pace[kind].to}
                  value={goal[kind].to}
                  onChange={(n) => choose(kind, 'to', n)}
                />
              </div>
            </fieldset>
          ))}
        </div>
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          busy={busy}
          busyLabel="Saving..."
          disabled={!hydrated}
        >
          Save Goal
        </Button>
      </form>
    </SettingsCard>
  )
}

type CountProps = { label: string; most: number; value: number; onChange: (count: number) => void }

function Count({ label, most, value, onChange }: CountProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="w-full max-w-28"
    >
      {Array.from({ length: most }, (_, index) => (
        <option key={index} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </Select>
  )
}
