import { startReddit } from '../../simulators/reddit/start-reddit.ts'
import { createReddit } from '../../src/adapters/reddit/create-reddit.ts'
import { createLog } from '../../src/platform/log.ts'

const COMMUNITIES = 40

/** Titles and texts as people write them, of Reddit's mean length: what the simulated ones say, three of them in one. */
export async function loadTexts() {
  const simulator = await startReddit({ port: 0 })
  const { url } = simulator
  const reddit = createReddit(
    {
      wwwUrl: url,
      oauthUrl: url,
      clientId: 'threadlark-sim',
      clientSecret: 'threadlark-sim-secret',
      userAgent: 'web:threadlark:0.1 (by /u/threadlark)',
    },
    { redis: undefined, prefix: 'bench', log: createLog({ level: 'silent' }) },
  )
  const answer = await fetch(`${url}/__control/subreddits`)
  const { subreddits } = (await answer.json()) as { subreddits: { name: string }[] }
  const texts: { title: string; selftext: string }[] = []
  for (const { name } of subreddits.slice(0, COMMUNITIES)) {
    const found = await reddit.listing([name], 'new', 'all')
    if (found.kind === 'ok') texts.push(...found.value)
  }
  await Promise.all([reddit.close(), simulator.close()])
  // In an order of their own, because the simulator's depends on the hour.
  texts.sort((a, b) => a.title.localeCompare(b.title) || a.selftext.localeCompare(b.selftext))
  return texts.map(({ title }, n) => ({
    n: n + 1,
    title,
    selftext: [0, 97, 193].map((step) => texts[(n + step) % texts.length]?.selftext).join('\n\n'),
  }))
}
