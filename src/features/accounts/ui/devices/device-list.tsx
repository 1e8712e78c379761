import { useRevalidator } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../../ui/use-time-zone.ts'
import { writeMoment } from '../../../../ui/write-moment.ts'
import type { Session } from '../../schema.ts'
import { describeDevice } from './describe-device.ts'

export function DeviceList({ sessions }: { sessions: Session[] }) {
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const { busy, run } = useAct('Failed to sign out there')
  const others = sessions.filter(({ current }) => !current).length
  const here = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))

  const endOthers = () =>
    run(async () => {
      const { ended } = await ask(api.account.sessions.$delete())
      void toast({
        title: 'Signed out everywhere else',
        text: `${ended} ${ended === 1 ? 'device' : 'devices'}.`,
      })
      await revalidate()
    })

  return (
    <>
      <ul className="grid">
        {here.map((session) => (
          <Device key={session.id} session={session} onEnded={revalidate} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={busy}
          busyLabel="Signing out..."
          disabled={!hydrated}
          onClick={endOthers}
        >
          Sign Out Everywhere Else
        </Button>
      )}
    </>
  )
}

function Device({ session, onEnded }: { session: Session; onEnded: () => Promise<void> }) {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  const { busy, run } = useAct('Failed to sign out there')
  const device = describeDevice(session.userAgent)
  const end = () =>
    run(async () => {
      await ask(api.account.sessions[':id'].$delete({ param: { id: session.id } }))
      void toast({ title: 'Signed out', text: `${device} is signed out.` })
      await onEnded()
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {session.current && <Badge variant="success">This device</Badge>}
        </p>
        <p className="text-sm text-muted-foreground tabular-nums">
          {/* To the minute: two devices of one kind often sign in on one day. */}
          {`Signed in ${writeMoment(session.createdAt, timeZone)}`}
          {session.address && ` · ${session.address}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          busyLabel="Signing out..."
          disabled={!hydrated}
          aria-label={`Sign out ${device}`}
          onClick={end}
        >
          Sign Out
        </Button>
      )}
    </li>
  )
}
