import { Hono } from 'hono'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { controlRoutes } from './control-routes.ts'
import { frontPage } from './front-page.ts'
import { createReddit } from './reddit.ts'
import { serveReddit } from './serve-reddit.ts'
import { createClock } from './world/clock.ts'
import { readCommunities } from './world/read-communities.ts'
import { createWorld } from './world/world.ts'
import type { WrittenCommunity } from './world/written-community.ts'

type Options = {
  port: number
  world?: { seed?: number; communities?: WrittenCommunity[] }
  /** Milliseconds since 1970; real time without it. The controls move it. */
  clock?: () => number
}

/** A Reddit of the same posts at every start: its token endpoint, its data and its share links. */
export async function startReddit({ port, world: wanted = {}, clock }: Options) {
  const { seed = 1, communities = readCommunities() } = wanted
  const reddit = createReddit(createWorld({ seed, written: communities, clock: createClock(clock) }))
  const serve = serveReddit(reddit)
  const showFront = honoListener(new Hono().get('/', (c) => c.html(frontPage(reddit))))
  return startSimulator({
    name: 'reddit',
    port,
    listener: (req, res) =>
      (req.url === '/' && !isRedditHost(req.headers.host) ? showFront : serve)(req, res),
    control: controlRoutes(reddit),
  })
}

const isRedditHost = (host = '') => /(^|\.)reddit\.com(:\d+)?$/i.test(host)
