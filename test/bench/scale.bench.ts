import { loadavg } from 'node:os'
import { ONE_CLIENT, SEED } from './scale/assumptions.ts'
import { describeDay, describeScene, sceneHead } from './scale/describe-day.ts'
import { openScheduleDatabase } from './scale/open-schedule.ts'
import { createRandom } from './scale/random.ts'
import { readOnDemand } from './scale/read-on-demand.ts'
import { type Scene, simulateDay } from './scale/simulate-day.ts'
import { createVirtualClock } from './scale/virtual-clock.ts'
import { openVirtualRedis } from './scale/virtual-redis.ts'
import { writeSection } from './write-section.ts'

const DOCUMENT = 'docs/scale.md'
const COMMAND = 'pnpm bench:scale'
/** The busiest of the day. */
const HOUR: [number, number] = [15, 16]

type Scenes = Record<string, Omit<Scene, 'users'>>
const BOTH = { isFewEnough: true, threadWaitMs: 2_000 }
const MORE_POLLING = { ...BOTH, shares: { polling: 0.4, reading: 0.1 } }
const BOUGHT = { 'a client of ten times as many calls': { limit: 10 * ONE_CLIENT } }
/** What could give way, or be bought, where one client isn't enough. */
const otherwise: Record<number, Scenes> = {
  100_000: {
    'as it is': {},
    'A: quiet communities from the store, however few posts': { isFewEnough: true },
    'B: threads wait 2 s for their turn, not 5': { threadWaitMs: 2_000 },
    'A and B': BOTH,
    'opening a feed changes nothing': { hasReaderNotes: false },
    'every search over all time': { searchesOverADay: 0 },
    ...BOUGHT,
  },
  1_000_000: { 'as it is': {}, 'A and B': BOTH, ...BOUGHT },
}
const shares: Record<number, Scenes> = {
  100_000: {
    'A, B and C: 0.4 of the quota for polling, 0.1 for reading': MORE_POLLING,
    'A, B, C, and opening a feed changes nothing': { ...MORE_POLLING, hasReaderNotes: false },
  },
}

/** The whole day unless told otherwise, such as 15-16. */
const hours = (process.env.BENCH_HOURS?.split('-').map(Number) ?? [0, 24]) as [number, number]
const parts = process.env.BENCH_PARTS?.split(',') ?? ['day', 'otherwise', 'shares']
const wanted = process.env.BENCH_USERS?.split(',').map(Number) ?? [10_000, 100_000, 1_000_000]
const [realNow, realDate] = [performance.now.bind(performance), Date.now]
const clock = createVirtualClock(0)
Math.random = createRandom(SEED)
performance.now = () => clock.now()
Date.now = () => Math.floor(clock.now())
const redis = openVirtualRedis(clock)
const database = await openScheduleDatabase()
const world = { clock, redis, database }

async function write(title: string, began: number, lines: string[]) {
  const took = `Seed ${SEED}; it took ${((realNow() - began) / 60_000).toFixed(1)} minutes at a load of ${loadavg()[0]?.toFixed(1)}.`
  await writeSection(title, COMMAND, [...lines, '', took], { file: DOCUMENT, now: realDate() })
}

async function compare(title: string, users: number, scenes: Scenes) {
  const began = realNow()
  const lines: string[] = []
  for (const [name, scene] of Object.entries(scenes)) {
    lines.push(describeScene(name, await simulateDay(world, { users, hours: HOUR, ...scene })))
    console.log(lines.at(-1))
  }
  const told = 'Calls a minute by class, in brackets those that were turned away.'
  if (lines.length > 0) await write(title, began, [told, '', ...sceneHead, ...lines])
}

try {
  for (const users of parts.includes('day') ? wanted : []) {
    const name = `${users.toLocaleString('en')} users`
    const began = realNow()
    const onDemand = await readOnDemand(clock, users)
    await write(
      `A simulated day of ${name}`,
      began,
      describeDay(await simulateDay(world, { users, hours }), onDemand),
    )
  }
  for (const users of wanted) {
    const name = `The busiest hour of ${users.toLocaleString('en')} users`
    if (parts.includes('otherwise')) await compare(`${name}, otherwise`, users, otherwise[users] ?? {})
    if (parts.includes('shares')) await compare(`${name}, with other shares`, users, shares[users] ?? {})
  }
} finally {
  redis.disconnect()
  await database.close()
}
