import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Channel } from '../../schema.ts'
import { rememberChannel, type usePush } from '../push/use-push.ts'
import { channelLooks } from './channel-kinds.ts'
import { ChannelRow } from './channel-row.tsx'

export type Push = ReturnType<typeof usePush>

const HOW_TO_ALLOW = 'https://support.google.com/chrome/answer/3220216'

type PushSlotProps = { push: Push; isLive: boolean; onKept: (channel: Channel) => Promise<void> }

/** This browser, before it shows alerts. */
export function PushSlot({ push, isLive, onKept }: PushSlotProps) {
  const { name, offer } = channelLooks.push
  const { busy, run } = useAct('Failed to turn on browser push', { keepsToasts: true })
  const turnOn = () =>
    run(async () => {
      const subscription = await push.turnOn()
      if (!subscription) return
      const { channel } = await ask(api.alerts.channels.$post({ json: { kind: 'push', ...subscription } }))
      rememberChannel(channel.id)
      await onKept(channel)
    })
  const can = push.state !== 'unsupported' && push.state !== 'blocked'
  return (
    <ChannelRow
      kind="push"
      line={offer}
      badge={{ text: push.state === 'blocked' ? 'Blocked' : 'Off', variant: 'outline' }}
      action={
        can && (
          <Button
            variant="outline"
            size="xs"
            className="min-w-23 px-1.5"
            busy={busy || push.state === 'asking'}
            busyLabel="Asking…"
            disabled={!isLive}
            aria-label={busy ? undefined : `Turn on ${name}`}
            onClick={turnOn}
          >
            Turn on
          </Button>
        )
      }
    >
      {push.failure && (
        <p
          className={`pl-11 text-xs ${push.state === 'unsupported' ? 'text-muted-foreground' : 'text-danger'}`}
        >
          {push.failure}{' '}
          {push.state === 'blocked' && (
            <a
              href={HOW_TO_ALLOW}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-sm underline underline-offset-4"
            >
              How to allow them
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </p>
      )}
    </ChannelRow>
  )
}
