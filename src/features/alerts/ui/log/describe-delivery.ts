import { CircleCheck, CircleMinus, CircleX, Clock, type LucideIcon, Moon } from 'lucide-react'
import { type Delivery, MOST_A_DAY } from '../../schema.ts'
import { channelLooks } from '../channels/channel-kinds.ts'
import { writeMoment } from '../write-when.ts'

type At = { now: number; timeZone: string }
type Described = { icon: LucideIcon; color: string; line: string }

export function titleOf({ about, subreddit, term, threads }: Delivery) {
  const place = subreddit ? ` in r/${subreddit}` : ''
  if (about === 'test') return 'Test'
  if (about === 'strong_fit') return `Strong fit${place}`
  if (about === 'reply') return `Reply${place}`
  if (about === 'monitor') return term === null ? `Monitor match${place}` : `“${term}”${place}`
  if (!threads) return 'Daily email'
  return `Daily email, ${threads} ${threads === 1 ? 'thread' : 'threads'}`
}

/** How it went, in an icon and a line. */
export function describeDelivery(delivery: Delivery, at: At): Described {
  const { state } = delivery
  if (state === 'delivered') return { ...sent, line: join(nameOf(delivery), targetOf(delivery), 'delivered') }
  if (state === 'nothing') return { ...left, line: 'Nothing worth it, not sent' }
  if (state === 'withdrawn') return { ...left, line: 'Not sent: no longer needed' }
  if (state === 'over_limit') return { ...left, line: `Not sent: over ${MOST_A_DAY} in 24 hours` }
  if (state === 'due' && delivery.attempts === 0) return describeWaiting(delivery, at)
  return { ...failed, line: join(nameOf(delivery), `${answerOf(delivery)}, ${nextOf(delivery, at)}`) }
}

const sent = { icon: CircleCheck, color: 'text-success' }
const failed = { icon: CircleX, color: 'text-danger' }
const left = { icon: CircleMinus, color: 'text-muted-foreground' }

/** Before its first try. */
function describeWaiting(delivery: Delivery, at: At): Described {
  const { nextTryAt } = delivery
  const waits = nextTryAt !== null && Date.parse(nextTryAt) > at.now
  return waits
    ? {
        icon: Moon,
        color: left.color,
        line: join(nameOf(delivery), `waits until ${writeMoment(nextTryAt, at)}`),
      }
    : { icon: Clock, color: left.color, line: join(nameOf(delivery), 'on its way') }
}

function nextOf({ state, nextTryAt }: Delivery, at: At) {
  if (state === 'given_up') return 'gave up'
  const waits = nextTryAt !== null && Date.parse(nextTryAt) > at.now
  return waits ? `next try ${writeMoment(nextTryAt, at)}` : 'trying again now'
}

const answerOf = ({ channel, status }: Delivery) =>
  channel === 'email' ? 'not taken' : status === null ? 'no answer' : String(status)

const nameOf = ({ channel }: Delivery) => channelLooks[channel].name

/** An address of the user's own says nothing new. */
const targetOf = ({ channel, target }: Delivery) =>
  channel === 'email' || channel === 'webhook' ? null : target

const join = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ')
