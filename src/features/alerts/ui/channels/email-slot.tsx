import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import type { Channel } from '../../schema.ts'
import { OpenSlot } from './open-slot.tsx'

type EmailSlotProps = { email: string; isLive: boolean; onKept: (channel: Channel) => Promise<void> }

/** Alerts by email, before someone wants them. */
export function EmailSlot({ email, isLive, onKept }: EmailSlotProps) {
  const { busy, run } = useAct('Failed to turn on Email', { keepsToasts: true })
  const add = () =>
    run(async () => onKept((await ask(api.alerts.channels.$post({ json: { kind: 'email' } }))).channel))
  return (
    <OpenSlot
      kind="email"
      line={`${email} · strong fits, monitors and replies`}
      isLive={isLive}
      busy={busy}
      onConnect={add}
    />
  )
}
