import type { Entry, Survival } from '../../src/features/activity/schema.ts'
import type { Learned } from '../../src/features/today/schema.ts'
import { answerReplies } from './answer-replies.ts'
import type { Diary, Session } from './diary.ts'
import { keepChecks } from './keep-checks.ts'
import { openSession, readToday } from './look-at-today.ts'
import type { Me } from './move-in.ts'
import type { World } from './open-world.ts'
import { person } from './persona.ts'
import { moderate, reply, vote } from './reddit-side.ts'
import { settle, settleComments } from './settle.ts'
import { rememberStrangers, type Strangers } from './strangers.ts'
import { addDays, momentOf } from './week-time.ts'
import { workThrough } from './work-through.ts'

const BEFORE_MS = 10_000
/** What was posted in the night is read before the morning's email is written, as it would be if the stack ran. */
const EARLY_MS = 10 * 60_000
const DAYS = 7

const sayings = {
  0: {
    author: 'fernridge_mobile',
    text: 'This is really helpful, thank you. How much do you ask for up front, and do people complain about it?',
  },
  2: {
    author: 'two_desks_north',
    text: 'Tried this over the last two days and it already helped. What do you do with those who still never answer?',
  },
}

/** Monday to Sunday, a morning and an evening each, with the stops at which something falls due. */
export async function liveWeek(
  world: World,
  me: Me,
  diary: Diary,
  strangers: Strangers,
  onDay: (day: number) => Promise<void>,
) {
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(diary.monday, day)
    await sit(world, me, diary, {
      part: 'morning',
      at: momentOf(date, person.morning) - BEFORE_MS,
      isLast: false,
    })
    await rememberStrangers(world, strangers)
    if (day === 0 || day === 2) await hearFromSomeone(world, diary, sayings[day])
    await noticeRemoval(world, diary)
    await sit(world, me, diary, {
      part: 'evening',
      at: momentOf(date, person.evening),
      isLast: day === DAYS - 1,
    })
    await rememberStrangers(world, strangers)
    await noticeRemoval(world, diary)
    await onDay(day)
  }
}

type Sitting = { part: Session['part']; at: number; isLast: boolean }

async function sit(world: World, me: Me, diary: Diary, { part, at, isLast }: Sitting) {
  await keepChecks(world, diary, part === 'morning' ? at - EARLY_MS : at)
  if (part === 'morning') {
    await world.goTo(at - EARLY_MS, 'before the morning')
    await settle(world)
  }
  await world.goTo(at, part, () => vote(world, diary))
  if (part === 'morning') await untilDailyMail(world, me)
  await settle(world)
  await me.signInAgain()
  const session = await openSession(world, me, diary, part)
  if (isLast) await compareOrders(world, me, diary)
  await workThrough(world, me, diary, session)
  if (part === 'evening') await answerReplies(world, me, diary, session)
  // What was posted is looked at for the first time.
  await settleComments(world)
  await countVerdicts(world, diary)
}

const untilDailyMail = ({ rows, until, now }: World, { id }: Me) =>
  until('the daily email', async () => {
    const since = new Date(now() - 10 * 60_000)
    const [row] = await rows<{ done: number }>(
      `select count(*)::int as done from alert_deliveries where user_id = $1 and kind = 'daily' and created_at > $2 and state <> 'due'`,
      [id, since.toISOString()],
    )
    return (row?.done ?? 0) > 0
  })

/** Her first comment of the week gets a reply. */
async function hearFromSomeone(world: World, diary: Diary, said: { author: string; text: string }) {
  const gone = new Set(diary.removals.map((one) => one.own.commentId))
  const own = diary.own.find((one) => !one.isFollowUp && !gone.has(one.commentId))
  if (!own) return
  const next = await reply(world, diary, own, said)
  await keepChecks(world, diary, next)
  await world.goTo(next + 1_000, 'a reply is to be noticed', () => vote(world, diary))
  await settleComments(world)
}

async function noticeRemoval(world: World, diary: Diary) {
  const removal = await moderate(world, diary)
  if (!removal) return
  await keepChecks(world, diary, removal.due)
  if (removal.due > world.now())
    await world.goTo(removal.due + 1_000, 'a removal is to be noticed', () => vote(world, diary))
  await settleComments(world)
}

async function countVerdicts({ rows }: World, { verdicts }: Diary) {
  const read = await rows<{ key: string; fit: string | null }>(
    `select concat(post_id, ' ', product_id) as key, fit from reddit.verdicts`,
  )
  for (const { key, fit } of read)
    if (verdicts.get(key) !== 'recorded') verdicts.set(key, fit ? 'recorded' : 'sieve')
}

/** The list with what was learned and without: each habit is undone, and brought back. */
async function compareOrders(world: World, me: Me, diary: Diary) {
  const learned = await me.get<Learned>('/api/today/learned')
  const { threads: withIt } = await readToday(world, me, diary)
  for (const { id } of learned.habits) await me.delete(`/api/today/learned/${id}`)
  const { threads: without } = await readToday(world, me, diary)
  for (const { id } of learned.habits) await me.put(`/api/today/learned/${id}`)
  diary.learned = { learned, withIt, without }
}

/** A week later: the last checks. */
export async function seeItOut(world: World, me: Me, diary: Diary) {
  for (const day of [9, 13]) {
    const at = momentOf(addDays(diary.monday, day), 19.5)
    await keepChecks(world, diary, at)
    await world.goTo(at, 'the week after', () => vote(world, diary))
    await settle(world)
  }
  await me.signInAgain()
  const { communities, entries } = await me.get<{ communities: Survival[]; entries: Entry[] }>(
    '/api/activity',
  )
  diary.survival = communities
  return entries
}
