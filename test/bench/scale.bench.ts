import { loadavg } from 'node:os'
import { ONE_CLIENT, SEED } from './scale/assumptions.ts'
import { describeDay, describeScene, sceneHead } from './scale/describe-day.ts'
import { openScheduleDatabase } from './scale/open-schedule.ts'
import { readOnDemand } from './scale/read-on-demand.ts'
import { type Scene, simulateDay } from './scale/simulate-day.ts'
import { createVirtualClock } from './scale/virtual-clock.ts'
import { openVirtualRedis } from './scale/virtual-redis.ts'
import { writeSection } from './write-section.ts'

const DOCUMENT = 'docs/scale.md'
const { BENCH_HOURS, BENCH_PARTS, BENCH_USERS } = process.env
/** As it can be called again. */
const COMMAND = `${BENCH_HOURS ? `BENCH_HOURS=${BENCH_HOURS} ` : ''}pnpm bench:scale`
/** The busiest of the day. */
const HOUR: [number, number] = [15, 16]

type Scenes = Record<string, Omit<Scene, 'users'>>
const FEW = { isFewEnough: true }
const POLLING = { shares: { polling: 0.4, reading: 0.1 } }
const BOUGHT = { 'as many calls as it wants': { limit: 100 * ONE_CLIENT } }
/** What could give way, or be bought, where one client isn't enough. */
const otherwise: Record<number, Scenes> = {
  100_000: {
    'A: quiet communities from the store, however few posts': FEW,
    'B: 0.4 of the quota for polling, 0.1 for reading': POLLING,
    'A and B': { ...FEW, ...POLLING },
    'A and B, and opening a feed changes nothing': { ...FEW, ...POLLING, hasReaderNotes: false },
    ...BOUGHT,
  },
  1_000_000: BOUGHT,
}

/** The whole day unless told otherwise, such as 15-16. */
const hours = (BENCH_HOURS?.split('-').map(Number) ?? [0, 24]) as [number, number]
const parts = BENCH_PARTS?.split(',') ?? ['day', 'otherwise']
const wanted = BENCH_USERS?.split(',').map(Number) ?? [10_000, 100_000, 1_000_000]
const [realNow, realDate] = [performance.now.bind(performance), Date.now]
const clock = createVirtualClock(0)
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
  }
} finally {
  redis.disconnect()
  await database.close()
}
