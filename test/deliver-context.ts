import { afterAll } from 'vitest'
import { createChannels } from '../src/adapters/channels/create-channels.ts'
import { createSimulatedInternet } from '../src/adapters/website/simulated-internet.ts'
import type { serveApp } from './serve-app.ts'

type Server = Awaited<ReturnType<typeof serveApp>>

/** What a worker needs to deliver alerts, beside this server: all that they are sent to is at one address. */
export function deliverContext({ services, config }: Server, channelsUrl = 'http://127.0.0.1:9') {
  const channels = createChannels({
    dispatcher: createSimulatedInternet(channelsUrl),
    vapid: config.channels.vapid,
    userAgent: 'Threadlark (test)',
  })
  afterAll(() => channels.close())
  const { db, posts, replyWords, ruleReadings, ruleQueue, sealer, mailLinks } = services
  return {
    channels,
    sealer,
    replyWords,
    mailLinks,
    postalAddress: null,
    sourceFor: (userId: string) => ({
      db,
      userId,
      posts,
      ruleReadings,
      ruleQueue,
      judge: services.judgeFor(userId),
    }),
  }
}
