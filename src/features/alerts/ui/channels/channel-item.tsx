import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Channel, ChannelChange } from '../../schema.ts'
import { RotateSecret } from '../connect/rotate-secret.tsx'
import { channelLooks } from './channel-kinds.ts'
import { ChannelMenu } from './channel-menu.tsx'
import { ChannelRow } from './channel-row.tsx'
import { TestButton } from './test-button.tsx'
import { useChannelTest } from './use-channel-test.ts'
import { badgeOf, placeOf, writeLine, writePause } from './write-channel.ts'

type ChannelItemProps = {
  channel: Channel
  isLive: boolean
  /** It is the browser in front of the user. */
  isHere?: boolean
  at: { now: number; timeZone: string }
  onKept: (channel: Channel) => Promise<void>
  onTold: () => Promise<void>
  onChangeAddress?: (() => void) | undefined
  onRemove: () => void
  onRotated: (secretEnd: string) => Promise<void>
}

/** A place that was added. */
export function ChannelItem({
  channel,
  isLive,
  isHere = false,
  at,
  onKept,
  onTold,
  onChangeAddress,
  onRemove,
  onRotated,
}: ChannelItemProps) {
  const { id, kind, state } = channel
  const { name } = channelLooks[kind]
  const test = useChannelTest(channel, onTold)
  const { busy, run } = useAct(`Failed to change ${name}`, { keepsToasts: true })
  const change = (json: ChannelChange) =>
    run(async () => onKept(await ask(api.alerts.channels[':id'].$put({ param: { id }, json }))))
  const fullName = kind === 'push' ? `${name}, ${placeOf(channel)}` : name
  return (
    <ChannelRow
      kind={kind}
      line={writeLine(channel, isHere)}
      badge={badgeOf(channel, at)}
      action={
        state === 'off' ? (
          <Button
            variant="outline"
            size="xs"
            className="min-w-23 px-1.5"
            busy={busy}
            disabled={!isLive}
            aria-label={`Turn on ${fullName}`}
            onClick={() => change({ isOn: true })}
          >
            Turn on
          </Button>
        ) : (
          <TestButton name={fullName} test={test} disabled={!isLive} />
        )
      }
      menu={
        <ChannelMenu
          channel={channel}
          name={fullName}
          isLive={isLive}
          onChange={change}
          onChangeAddress={onChangeAddress}
          onRemove={onRemove}
        />
      }
    >
      {channel.secretEnd !== null && (
        <RotateSecret channel={channel} secretEnd={channel.secretEnd} isLive={isLive} onRotated={onRotated} />
      )}
      {state === 'paused' && <p className="pl-11 text-xs text-warning">{writePause(channel)}</p>}
      <output className={test.failure ? 'pl-11 text-xs text-danger' : 'sr-only'}>
        {test.failure ?? (test.isSent ? 'Sent' : '')}
      </output>
    </ChannelRow>
  )
}
