import type { Thread } from '../../src/features/today/schema.ts'
import { chooseSnoozes } from '../../src/features/today/ui/marks/snooze-times.ts'
import { answerThread } from './answer-thread.ts'
import type { Diary, Session } from './diary.ts'
import { readToday, rowsOf, writeHeadline } from './look-at-today.ts'
import type { Me } from './move-in.ts'
import type { World } from './open-world.ts'
import { TIME_ZONE } from './week-time.ts'
import { nameThread } from './write-thread.ts'

const MOST_TURNS = 30

/** One row after the other, until the page has none that she hasn't dealt with. */
export async function workThrough(world: World, me: Me, diary: Diary, session: Session) {
  const left = new Set<string>()
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const today = await readToday(world, me, diary)
    const next = rowsOf(today).find(({ post }) => !left.has(post.id))
    if (!next) break
    await dealWith(world, me, { diary, session, left }, next)
  }
  if (session.part === 'evening') await answerSaved(world, me, { diary, session, left })
  session.after = writeHeadline(await readToday(world, me, diary))
}

type Desk = { diary: Diary; session: Session; left: Set<string> }

async function dealWith(world: World, me: Me, desk: Desk, thread: Thread) {
  const { diary, session, left } = desk
  const { id, subreddit } = thread.post
  const mark = (given: object) =>
    me.put(`/api/today/marks/${id}`, { ...given, productId: thread.product.id, subreddit })
  const isFair = thread.fit.state === 'judged' && thread.fit.fit === 'fair'
  if (thread.group === 'reading') {
    left.add(id)
    return session.acts.push({ did: 'read', text: `read ${nameThread(thread)}` })
  }
  if (thread.fit.state !== 'judged') {
    await mark({ kind: 'dismissed', reason: 'off_topic' })
    diary.closed.set(id, { at: world.now(), how: 'dismissed' })
    return session.acts.push({ did: 'dismissed', text: nameThread(thread) })
  }
  const snooze = chooseSnoozes({
    createdUtc: thread.post.created_utc,
    now: world.now(),
    timeZone: TIME_ZONE,
  }).at(-1)
  if (isFair && diary.snoozed.size === 0 && snooze) {
    await mark({ kind: 'snoozed', until: snooze.at.toISOString() })
    diary.snoozed.set(id, snooze.at.getTime())
    return session.acts.push({ did: 'put', text: `put ${nameThread(thread)} off until ${snooze.until}` })
  }
  if (isFair && diary.saved === null && diary.snoozed.get(id) === undefined) {
    await mark({ kind: 'saved' })
    diary.saved = { id, at: world.now() }
    return session.acts.push({ did: 'saved', text: `saved ${nameThread(thread)}` })
  }
  left.add(id)
  return answerThread(world, me, desk, thread)
}

/** What she saved she answers on the evening of the next day, if its words are still there. */
async function answerSaved(world: World, me: Me, desk: Desk) {
  const { diary, session } = desk
  if (diary.saved === null || world.now() - diary.saved.at < 20 * 3_600_000) return
  const { saved, pace } = await readToday(world, me, diary)
  const kept = saved.find(({ postId }) => postId === diary.saved?.id)
  if (!kept || diary.closed.has(kept.postId)) return
  if (!kept.thread)
    session.acts.push({
      did: 'found',
      text: `found what she saved without its words, with the link to r/${kept.subreddit}`,
    })
  else if (pace.posted < pace.to) await answerThread(world, me, desk, kept.thread)
}
