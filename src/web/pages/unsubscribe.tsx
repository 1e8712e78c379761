import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { pageContext } from '../page-context.ts'
import { MessageFrame } from '../parts/message-frame.tsx'
import type { Route } from './+types/unsubscribe.ts'

/** Reads who is meant, and changes nothing: mail scanners open every link. */
export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  if (url.searchParams.has('done')) return { state: 'done' as const }
  const isOurs = context.get(pageContext).request.mailLinks.readToken(token) !== null
  return isOurs ? { state: 'ask' as const, token } : { state: 'broken' as const }
}

const titles = {
  ask: 'Turn off tips by e-mail?',
  done: 'Tips by e-mail are off',
  broken: 'This link is broken',
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const title = titles[loaderData.state]
  return (
    <MessageFrame title={title}>
      <h1 className="text-3xl">{title}</h1>
      {loaderData.state === 'ask' && <Question token={loaderData.token} />}
      {loaderData.state === 'done' && (
        <p className="text-md text-pretty text-muted-foreground">
          You still get e-mails about your account and your payments. You can turn tips on again in your
          settings.
        </p>
      )}
      {loaderData.state === 'broken' && (
        <p className="text-md text-pretty text-muted-foreground">
          It may have been cut off on its way. You can turn off tips in your settings.
        </p>
      )}
      {loaderData.state !== 'ask' && (
        <Button size="lg" variant="outline" className="mt-3" render={<Link to="/dashboard/settings" />}>
          Open Settings
        </Button>
      )}
    </MessageFrame>
  )
}

/** A plain form, which works without our script. */
function Question({ token }: { token: string }) {
  return (
    <>
      <p className="text-md text-pretty text-muted-foreground">
        You will still get e-mails about your account and your payments.
      </p>
      <form method="post" action={`/api/mails/unsubscribe?token=${token}`} className="mt-3">
        <Button type="submit" size="lg">
          Turn Off Tips
        </Button>
      </form>
    </>
  )
}
