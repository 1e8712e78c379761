import { TitledCard } from '../../../../ui/titled-card.tsx'
import { useFocusKept } from '../../../../ui/use-focus-kept.ts'
import { useOpening } from '../../../../ui/use-opening.ts'
import type { Alerts, Channel } from '../../schema.ts'
import { ConnectDialog } from '../connect/connect-dialog.tsx'
import type { Connectable } from '../connect/connect-words.ts'
import type { AlertsRead } from '../use-alerts.ts'
import { ChannelItem } from './channel-item.tsx'
import { EmailSlot } from './email-slot.tsx'
import { OpenSlot } from './open-slot.tsx'
import { type Push, PushSlot } from './push-slot.tsx'
import { RemoveChannel } from './remove-channel.tsx'

type ChannelsCardProps = {
  alerts: Alerts
  read: AlertsRead
  push: Push
  at: { now: number; timeZone: string }
}

const KINDS: Connectable[] = ['slack', 'discord', 'webhook']

/** Every place where someone can be told, used or not. */
export function ChannelsCard({ alerts, read, push, at }: ChannelsCardProps) {
  const { channels, isLive, email, pushKey } = alerts
  const connecting = useOpening<{ kind: Connectable; channel: Channel | null }>()
  const removing = useOpening<Channel>()
  const list = useFocusKept<HTMLUListElement>(channels.map(({ id }) => id).join())
  const isHere = ({ id }: Channel) => push.state === 'on' && id === push.endpointId

  const item = (channel: Channel, connectable?: Connectable) => (
    <ChannelItem
      key={channel.id}
      channel={channel}
      isLive={isLive}
      isHere={channel.kind === 'push' && isHere(channel)}
      at={at}
      onKept={read.keepChannel}
      onTold={read.lookAgain}
      onChangeAddress={connectable && (() => connecting.show({ kind: connectable, channel }))}
      onRemove={() => removing.show(channel)}
      onRotated={(secretEnd) => read.keepChannel({ ...channel, secretEnd })}
    />
  )
  const ofKind = (kind: Channel['kind']) => channels.find((channel) => channel.kind === kind)
  const byEmail = ofKind('email')
  const browsers = channels.filter(({ kind }) => kind === 'push')

  async function onRemoved(channel: Channel) {
    if (isHere(channel)) await push.turnOff()
    await read.forgetChannel(channel.id)
  }

  return (
    <TitledCard title="Channels" text="Where we reach you when a thread can't wait.">
      <ul ref={list} tabIndex={-1} aria-label="Channels" className="-mb-1.75 outline-none">
        {byEmail ? item(byEmail) : <EmailSlot email={email} isLive={isLive} onKept={read.keepChannel} />}
        {KINDS.map((kind) => {
          const channel = ofKind(kind)
          if (channel) return item(channel, kind)
          const connect = () => connecting.show({ kind, channel: null })
          return <OpenSlot key={kind} kind={kind} isLive={isLive} onConnect={connect} />
        })}
        {browsers.map((channel) => item(channel))}
        {pushKey !== null && !browsers.some(isHere) && (
          <PushSlot push={push} isLive={isLive} onKept={read.keepChannel} />
        )}
      </ul>
      {connecting.opening && (
        <ConnectDialog
          key={`connect ${connecting.opening.nth}`}
          {...connecting.opening.given}
          open={connecting.opening.open}
          onClose={connecting.close}
          onKept={read.keepChannel}
          onForgotten={read.forgetChannel}
        />
      )}
      {removing.opening && (
        <RemoveChannel
          key={`remove ${removing.opening.nth}`}
          channel={removing.opening.given}
          open={removing.opening.open}
          onClose={removing.close}
          onRemoved={onRemoved}
        />
      )}
    </TitledCard>
  )
}
