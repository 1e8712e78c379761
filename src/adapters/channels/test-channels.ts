import webPush from 'web-push'
import { startChannels } from '../../../simulators/channels/start-channels.ts'
import { createSimulatedInternet } from '../website/simulated-internet.ts'
import type { ChannelAddress } from './address.ts'
import { createChannels } from './create-channels.ts'
import type { ChannelMessage } from './message.ts'

export const message: ChannelMessage = {
  id: 'msg_1',
  kind: 'strong_fit',
  headline: 'Strong fit in r/smallbusiness',
  thread: {
    id: '1abcde',
    author: null,
    title: 'How do you book dogs?',
    subreddit: 'smallbusiness',
    url: 'https://www.reddit.com/r/smallbusiness/comments/1abcde/how_do_you_book_dogs/',
    postedAt: '2026-11-19T12:00:00.000Z',
    comments: 12,
  },
  why: 'Asks for a booking tool for groomers.',
  product: 'PawSlot',
  monitor: null,
  allowance: 'You can mention it. Say you built it.',
  link: 'https://threadlark.example/dashboard/generate?alert=msg_1',
}

export const testMessage: ChannelMessage = {
  ...message,
  kind: 'test',
  headline: 'A test from Threadlark',
  thread: null,
  why: null,
  product: null,
  allowance: null,
}

/** The words of a stranger in all the places where they may stand. */
export const saying = (words: string): ChannelMessage => ({
  ...message,
  thread: message.thread && { ...message.thread, title: words },
  why: words,
  product: words,
  monitor: words,
})

export const slackUrl = (token: string) => `https://hooks.slack.com/services/T0AB/B0CD/${token}`
export const discordUrl = (token: string) => `https://discord.com/api/webhooks/123456789/${token}`
export const webhook = (url: string, secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']) =>
  ({ kind: 'webhook', url, secrets }) satisfies ChannelAddress

type Delivery = { path: string; status: number; headers: Record<string, string>; body: unknown }

/** Channels to a simulator of their own, and what has come in there. */
export async function openChannels() {
  const simulator = await startChannels({ port: 0 })
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const vapid = { publicKey, privateKey, contact: 'mailto:hello@threadlark.test' }
  const dispatcher = createSimulatedInternet(simulator.url)
  const channels = createChannels({ dispatcher, vapid, userAgent: 'Threadlark/1' })
  const control = (method: string, path: string, body?: object) =>
    fetch(`${simulator.url}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  return {
    ...channels,
    simulator,
    dispatcher,
    vapid,
    control,
    async deliveries(host: string) {
      const answer = await fetch(`${simulator.url}/deliveries?host=${host}`)
      return ((await answer.json()) as { deliveries: Delivery[] }).deliveries
    },
    async subscribe(applicationServerKey = publicKey) {
      const answer = await control('POST', 'subscriptions', { applicationServerKey })
      const { id, endpoint, keys } = (await answer.json()) as {
        id: string
        endpoint: string
        keys: { p256dh: string; auth: string }
      }
      return { id, address: { kind: 'push', endpoint, ...keys } satisfies ChannelAddress }
    },
    async stop() {
      await channels.close()
      await simulator.close()
    },
  }
}
