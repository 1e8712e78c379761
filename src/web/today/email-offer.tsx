import { useId, useState } from 'react'
import { Link } from 'react-router'
import { api, ask } from '../../client/ask.ts'
import { useAct } from '../../client/use-act.ts'
import { useRead } from '../../client/use-read.ts'
import { keep, recall, useKept } from '../../ui/browser-memory.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'

const KEY = 'threadlark-email-offer'
const isDeclined = () => recall(KEY) !== null

const MORNING = { dailyAt: 7, dailyDays: 'weekdays', quiet: null, skipEmpty: true } as const

type EmailOfferProps = {
  /** Its buttons go away. */
  onGone: () => void
  /** Something else matters more. */
  isQuiet?: boolean
}

/** Offers the day's list by email to someone who hasn't chosen anything about alerts yet. */
export function EmailOffer({ onGone, isQuiet = false }: EmailOfferProps) {
  const id = useId()
  const declined = useKept(isDeclined, true)
  const [taken, setTaken] = useState(false)
  const timeZone = useTimeZone()
  // An extra: where it can't be told, nothing is offered.
  const { answer } = useRead(declined ? null : ['email-offer'], (signal) =>
    ask(api.alerts.$get({}, { init: { signal } })),
  )
  const { busy, run } = useAct("We couldn't turn on the daily email.")
  if (declined || taken || !answer || answer.settings !== null) return null

  async function turnOn() {
    await ask(api.alerts.settings.$put({ json: { ...MORNING, timeZone } }))
    onGone()
    setTaken(true)
    void toast({ title: 'Daily email is on.' }, (close) => (
      <Button variant="outline" size="sm" render={<Link to="/dashboard/settings/alerts" onClick={close} />}>
        Change
      </Button>
    ))
  }

  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 p-4">
        <div className="grid gap-1">
          <h2 id={id} className="text-sm">
            Get it by email
          </h2>
          <p className="text-sm text-pretty text-muted-foreground">
            We'll send your list at 7:00 AM on weekdays, and nothing on days with nothing worth it.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isQuiet ? 'outline' : 'default'}
            size="sm"
            busy={busy}
            busyLabel="Turning on..."
            onClick={() => run(turnOn)}
          >
            Turn on
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={busy}
            onClick={() => {
              onGone()
              keep(KEY, 'declined')
            }}
          >
            Not now
          </Button>
        </div>
      </Card>
    </section>
  )
}
