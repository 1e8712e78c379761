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

/** What could give way, or be bought, where one client isn't enough. */
const scenes: Record<number, Record<string, Omit<Scene, 'users'>>> = {
  100_000: {
    'as it is': {},
    'opening a feed changes nothing': { hasReaderNotes: false },
    'every search over all time': { searchesOverADay: 0 },
    'short listings of quiet communities': { isFewEnough: true },
    'a client of ten times as many calls': { limit: 10 * ONE_CLIENT },
  },
  1_000_000: {
    'as it is': {},
    'a client of ten times as many calls': { limit: 10 * ONE_CLIENT },
  },
}

/** The whole day unless told otherwise, such as 15-16. */
const hours = (process.env.BENCH_HOURS?.split('-').map(Number) ?? [0, 24]) as [number, number]
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
  const took = `Seed ${SEED}; it took ${((realNow() - began) / 60_000).toFixed(1)} minutes.`
  await writeSection(title, COMMAND, [...lines, '', took], { file: DOCUMENT, now: realDate() })
}

try {
  for (const users of wanted) {
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
    const began = realNow()
    const lines: string[] = []
    for (const [name, scene] of Object.entries(scenes[users] ?? {})) {
      lines.push(describeScene(name, await simulateDay(world, { users, hours: HOUR, ...scene })))
    }
    if (lines.length === 0) continue
    const told = 'Calls a minute by class, in brackets those that were turned away.'
    const title = `The busiest hour of ${users.toLocaleString('en')} users, otherwise`
    await write(title, began, [told, '', ...sceneHead, ...lines])
  }
} finally {
  redis.disconnect()
  await database.close()
}
