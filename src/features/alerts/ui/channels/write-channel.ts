import type { Channel, ChannelKind } from '../../schema.ts'
import { writeShortly } from '../write-when.ts'
import { channelLooks } from './channel-kinds.ts'

/** So many failures in a row pause a channel. */
const PAUSING_FAILURES = 20

type Told = Pick<Channel, 'strongFits' | 'monitors' | 'replies'>

/** Where a channel leads, as its owner calls it. */
export const placeOf = ({ label, target }: Pick<Channel, 'label' | 'target'>) => label ?? target

/** Where a channel leads and what it's told of. A web address is long, so it says so only where that isn't everything. */
export function writeLine(channel: Channel, isHere = false) {
  const place = `${placeOf(channel)}${isHere ? ' (this browser)' : ''}`
  const isUsual = channel.kind === 'webhook' && channel.strongFits && channel.monitors && channel.replies
  return isUsual ? place : `${place} · ${writeTold(channel)}`
}

/** What a channel is told of. */
function writeTold({ strongFits, monitors, replies }: Told) {
  const told = [
    ...(strongFits ? ['strong fits'] : []),
    ...(monitors ? ['monitors'] : []),
    ...(replies ? ['replies'] : []),
  ]
  const last = told.pop()
  if (last === undefined) return 'told of nothing'
  return told.length === 0 ? last : `${told.join(', ')} and ${last}`
}

type Badge = { text: string; variant: 'success' | 'outline' | 'destructive' | 'warning' }

export function badgeOf(
  { state, failingSince }: Pick<Channel, 'state' | 'failingSince'>,
  at: { now: number; timeZone: string },
): Badge {
  if (state === 'on') return { text: 'On', variant: 'success' }
  if (state === 'off') return { text: 'Off', variant: 'outline' }
  if (state === 'paused') return { text: 'Paused by us', variant: 'warning' }
  const since = failingSince ? ` since ${writeShortly(failingSince, at)}` : ''
  return { text: `Failing${since}`, variant: 'destructive' }
}

const NAMES: Record<ChannelKind, string> = {
  email: 'these emails',
  slack: 'Slack',
  discord: 'Discord',
  webhook: 'this webhook',
  push: 'this browser',
}

/** Why we stopped, and the way back. */
export function writePause({ kind, failures }: Pick<Channel, 'kind' | 'failures'>) {
  if (failures >= PAUSING_FAILURES)
    return `We paused ${NAMES[kind]} after ${failures} failures. Fix it and send a test.`
  if (kind === 'push')
    return 'This browser stopped taking our messages. Remove it, and turn it on there again.'
  if (kind === 'email') return 'We paused these emails because they came back. Send a test to try again.'
  return `We paused ${NAMES[kind]} because its address is gone. Change the address.`
}

/** Why a test didn't arrive. */
export function writeTestFailure(kind: ChannelKind, status: number | null) {
  if (kind === 'email') return "The mail server didn't take it. Try again in a minute."
  if (status === null) return "We couldn't reach it."
  if (kind === 'webhook') return `Your server answered ${status}.`
  if (kind === 'push') return `The browser's push service answered ${status}.`
  return `${channelLooks[kind].name} answered ${status}.`
}
