import { findBroken, readSeen } from './week/check-promises.ts'
import { openDiary } from './week/diary.ts'
import { liveWeek, seeItOut } from './week/live-week.ts'
import { moveIn } from './week/move-in.ts'
import { openWorld } from './week/open-world.ts'
import { communities } from './week/persona.ts'
import { countKept, readLogged, readMails } from './week/read-end.ts'
import { schedulePosts } from './week/schedule-posts.ts'
import { settle } from './week/settle.ts'
import { lookForStrangers, rememberStrangers, type Strangers } from './week/strangers.ts'
import { addDays, momentOf, nextMonday } from './week/week-time.ts'
import { writeReport } from './week/write-report.ts'

const SEED = Number(process.env.WEEK_SEED ?? 7)
/** Far more than it takes: something hangs. */
const MOST_MINUTES = Number(process.env.WEEK_MINUTES ?? 30)
const SEARCHED = new Set([2, 6])

const started = Date.now()
const minutes = () => (Date.now() - started) / 60_000
const say = (line: string) => console.log(`${minutes().toFixed(1).padStart(5)} min  ${line}`)
const bound = new Promise<never>((_, reject) => {
  const tooLong = () => reject(new Error(`The week isn't over after ${MOST_MINUTES} minutes.`))
  setTimeout(tooLong, MOST_MINUTES * 60_000).unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error('Stopped before the week was over.')))
})

const monday = nextMonday(Date.now())
const diary = openDiary(monday, SEED)
const strangers: Strangers = new Map()
const world = await openWorld({ monday, planned: schedulePosts(monday, communities, SEED), say })

async function run() {
  const search = async () => void diary.searches.push(await lookForStrangers(world, diary, strangers))
  await world.goTo(momentOf(addDays(monday, -1), 20), 'she moves in')
  const me = await moveIn(world)
  await settle(world)
  await rememberStrangers(world, strangers)
  await liveWeek(world, me, diary, strangers, async (day) => {
    if (SEARCHED.has(day)) await search()
    for (const { headline, after } of diary.sessions.slice(-2)) say(`       ${headline} → ${after}`)
  })
  const entries = await seeItOut(world, me, diary)
  await search()
  const seen = await readSeen(world)
  const broken = findBroken(diary, seen)
  const file = await writeReport({
    diary,
    seen,
    broken,
    entries,
    mails: await readMails(world),
    kept: await countKept(world, me),
    logged: readLogged(world),
    stops: world.stops.length,
    minutes: Math.ceil(minutes()),
  })
  say(`${file} is written.`)
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

try {
  await Promise.race([run(), bound])
  say('Every promise was kept.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await world.stop()
}
