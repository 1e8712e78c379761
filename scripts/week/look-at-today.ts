import type { Calendar } from '../../src/features/calendar/schema.ts'
import { listComing, lowerFirst, nearName } from '../../src/features/calendar/judge/list-coming.ts'
import { writeAllowed, writeTitle } from '../../src/features/calendar/judge/write-allowed.ts'
import type { Today } from '../../src/features/today/schema.ts'
import { chooseView } from '../../src/features/today/ui/choose-view.ts'
import { writeDone } from '../../src/features/today/ui/endings/write-done.ts'
import { cutList } from '../../src/features/today/ui/list/cut-list.ts'
import { inGroups } from '../../src/features/today/ui/list/in-groups.ts'
import { countOf } from '../../src/features/today/ui/words/count-words.ts'
import { writeHint } from '../../src/features/today/ui/words/write-group.ts'
import {
  writeEnough,
  writePace,
  writeThreads,
  writeWaiting,
} from '../../src/features/today/ui/words/write-line.ts'
import type { Diary, Session } from './diary.ts'
import type { Me } from './move-in.ts'
import type { World } from './open-world.ts'
import { TIME_ZONE, writeClock } from './week-time.ts'

/** Today as it is now. A thread that was answered, dismissed or put off must not be among what it lists. */
export async function readToday({ now }: World, me: Me, diary: Diary) {
  const today = await me.get<Today>(`/api/today?timeZone=${TIME_ZONE}`)
  for (const { post } of [...today.threads, ...today.reading]) {
    const closed = diary.closed.get(post.id)
    if (closed)
      throw new Error(`"${post.title}" was ${closed.how} on ${writeClock(closed.at)}, and is listed again.`)
    const until = diary.snoozed.get(post.id)
    if (until && until > now() + 60_000)
      throw new Error(`"${post.title}" is listed before ${writeClock(until)}, until when it was put off.`)
  }
  return today
}

/** The rows of the page, in the order in which they stand. */
export function rowsOf(today: Today) {
  const view = chooseView(today, { isOfOne: false })
  if (view === 'finished') return today.reading
  if (view !== 'list') return []
  const { day } = cutList(today)
  return inGroups([...day, ...today.reading]).flatMap(({ threads }) => threads)
}

/** The page's heading and the line below it. */
export function writeHeadline(today: Today) {
  const view = chooseView(today, { isOfOne: false })
  const read = `${countOf(today.read.posts, 'post')} in ${countOf(today.read.communities, 'community', 'communities')}`
  if (view === 'done' || view === 'finished') return `Done for today. ${writeDone(today)}`
  if (view === 'nothing') return `Nothing worth it today. We read ${read}.`
  if (view === 'still_reading') {
    const title = today.setAside > 0 || today.pace.posted > 0 ? 'Nothing more yet' : 'Nothing yet today'
    return `${title}. We've read ${read}, with ${today.waiting} to go.`
  }
  if (view !== 'list') return `Today. We're reading your communities.`
  const enough = writeEnough(today.pace)
  const parts = enough === null ? writeThreads(cutList(today).day.length) : [enough]
  const still = writeWaiting(today.waiting)
  return [...parts, ...(still ? [still] : []), ...(enough === null ? [writePace(today.pace)] : [])].join(
    ' · ',
  )
}

/** Set threads of this day and the next, as 'Coming up' has them. */
export async function readComing(me: Me) {
  const calendar = await me.get<Calendar>(`/api/today/calendar?timeZone=${TIME_ZONE}`)
  return listComing(calendar).flatMap(({ community, thread, day }) => {
    const near = nearName(day, calendar.today)
    if (!near) return []
    return [
      `${writeTitle(thread)} in r/${community}: ${near}, ${lowerFirst(writeAllowed(thread, calendar.today))}`,
    ]
  })
}

export async function openSession(world: World, me: Me, diary: Diary, part: Session['part']) {
  const today = await readToday(world, me, diary)
  const { day, beyond } = cutList(today)
  const shown = [...day, ...today.reading]
  const count = (group: string) => shown.filter((thread) => thread.group === group).length
  const session: Session = {
    at: world.now(),
    part,
    headline: writeHeadline(today),
    groups: { mention: count('mention'), help: count('help'), reading: count('reading') },
    beyond: beyond.length,
    rows: rowsOf(today),
    read: today.read,
    waiting: today.waiting,
    hint: count('mention') > 0 ? writeHint('mention', { count: count('mention'), named: today.named }) : null,
    acts: [],
    after: '',
    coming: await readComing(me),
  }
  diary.sessions.push(session)
  return session
}
