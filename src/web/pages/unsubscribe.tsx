import { Link } from 'react-router'
import { type MailPurpose, purposeOf } from '../../features/mails/mail-links.ts'
import { Button } from '../../ui/button.tsx'
import { pageContext } from '../page-context.ts'
import { MessageFrame } from '../parts/message-frame.tsx'
import type { Route } from './+types/unsubscribe.ts'

/** Reads who is meant, and changes nothing: mail scanners open every link. */
export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? ''
  const isDone = searchParams.has('done')
  // Nothing can be taken back here, so the page says no more.
  if (isDone && token === '') return { state: 'off' as const, purpose: 'tips' as const, token, hour: null }
  const link = context.get(pageContext).request.mailLinks.readToken(token)
  if (!link) return { state: 'broken' as const, purpose: purposeOf(token), token, hour: null }
  const state = isDone ? ('off' as const) : searchParams.has('undone') ? ('on' as const) : ('ask' as const)
  return { state, purpose: link.purpose, token, hour: searchParams.get('hour') }
}

type Words = { title: string; text: string }

const stays = 'You still get emails about your account and your payments.'
const cutOff = 'It may have been cut off on its way.'

const words: Record<MailPurpose, { ask: Words & { button: string }; off: Words; on: Words; broken: Words }> =
  {
    tips: {
      ask: {
        title: 'Turn off tips by e-mail?',
        text: 'You will still get e-mails about your account and your payments.',
        button: 'Turn Off Tips',
      },
      off: {
        title: 'Tips by e-mail are off',
        text: 'You still get e-mails about your account and your payments. You can turn tips on again in your settings.',
      },
      on: { title: 'Tips by e-mail are on', text: 'You can turn them off in your settings.' },
      broken: { title: 'This link is broken', text: `${cutOff} You can turn off tips in your settings.` },
    },
    daily: {
      ask: { title: 'Unsubscribe from the daily email?', text: stays, button: 'Unsubscribe' },
      off: { title: "You're unsubscribed", text: "We won't send the daily email anymore." },
      on: { title: "You're subscribed again", text: 'We send the daily email again.' },
      broken: {
        title: 'This link is broken',
        text: `${cutOff} You can turn off the daily email in your settings.`,
      },
    },
    alerts: {
      ask: {
        title: 'Turn off alert emails?',
        text: `Alerts in other places go on. ${stays}`,
        button: 'Turn Off',
      },
      off: { title: 'Alert emails are off', text: 'Alerts in other places go on.' },
      on: { title: 'Alert emails are on again', text: 'You get them as before.' },
      broken: {
        title: 'This link is broken',
        text: `${cutOff} You can turn off alert emails in your settings.`,
      },
    },
  }

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { state, purpose, token, hour } = loaderData
  const { title, text } = words[purpose][state]
  const canUndo = state === 'off' && purpose !== 'tips'
  const settings = purpose === 'tips' ? '/dashboard/settings' : '/dashboard/settings/alerts'
  return (
    <MessageFrame title={title}>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-md text-pretty text-muted-foreground">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {state === 'ask' && <TokenForm token={token} button={words[purpose].ask.button} />}
        {canUndo && <TokenForm token={token} button="Undo" undo={hour ?? ''} />}
        {state !== 'ask' && (
          <Button size="lg" variant="outline" render={<Link to={settings} />}>
            Open Settings
          </Button>
        )}
      </div>
    </MessageFrame>
  )
}

/** A plain form, which works without our script. `undo` is the hour to go back to, if there was one. */
function TokenForm({ token, button, undo }: { token: string; button: string; undo?: string }) {
  return (
    <form method="post" action={`/api/mails/unsubscribe?token=${token}`}>
      {undo !== undefined && <input type="hidden" name="undo" value="1" />}
      {undo && <input type="hidden" name="hour" value={undo} />}
      <Button type="submit" size="lg">
        {button}
      </Button>
    </form>
  )
}
