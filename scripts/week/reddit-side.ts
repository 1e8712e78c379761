import { seeded } from '../../eval/seeded.ts'
import type { Diary, Own } from './diary.ts'
import type { World } from './open-world.ts'
import { strict } from './persona.ts'
import { HOUR_MS } from './week-time.ts'

/** When what was posted is looked at, in minutes, as the README of activity promises: then daily to the seventh day. */
const LOOKS = [10, 20, 40, 60, 120, 240, 480, 960, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * 1_440)]
/** How soon after a look is due it's done: rounds come every 15 seconds. */
export const ROUND_MS = 90_000
/** Her first comments in the strict community. */
const REMOVED = 2
const MINUTE_MS = 60_000

/** Votes come within hours; how many, and whether any, the seed decides. */
export async function vote({ reddit, now }: World, { own, removals, seed }: Diary) {
  const random = seeded(seed + 1)
  const gone = new Set(removals.map((one) => one.own.commentId))
  for (const { commentId, postedAt } of own) {
    const most = Math.round(random() ** 2 * 30) - 2
    if (gone.has(commentId)) continue
    const share = 1 - 2 ** (-(now() - postedAt) / (5 * HOUR_MS))
    await reddit('comments/score', { id: commentId, score: 1 + Math.round(most * share) })
  }
}

/** Moderators take one away that is up for hours: right after it was looked at, the worst moment. Tells when it's to be noticed. */
export async function moderate({ reddit, now }: World, diary: Diary) {
  if (diary.removals.length >= REMOVED) return undefined
  const gone = new Set(diary.removals.map((one) => one.own.commentId))
  const found = diary.own.find(
    (one) =>
      one.subreddit === strict &&
      !one.isFollowUp &&
      !gone.has(one.commentId) &&
      now() - one.postedAt > 2 * HOUR_MS,
  )
  if (!found) return undefined
  await reddit('comments/delete', { id: found.commentId, as: 'moderator' })
  const due = LOOKS.map((minutes) => found.postedAt + minutes * MINUTE_MS).find((at) => at > now()) ?? 0
  const removal = { own: found, at: now(), due }
  diary.removals.push(removal)
  return removal
}

/** Someone answers, right after the thread was looked at: the worst moment. Tells when it's looked at next. */
export async function reply(
  world: World,
  diary: Diary,
  own: Own,
  { author, text }: { author: string; text: string },
) {
  const at = world.now()
  const { id: replyId = '' } = await world.reddit('comments', { parentId: own.commentId, author, body: text })
  const withinMs = at - own.postedAt < 24 * HOUR_MS ? 10 * MINUTE_MS : HOUR_MS
  diary.replies.push({ own, replyId, at, author, text, withinMs })
  const [kept] = await world.rows<{ next: Date }>(
    'select next_look_at as next from activity_outcomes where activity_id = $1',
    [own.activityId],
  )
  return (kept?.next ?? new Date(at + withinMs)).getTime()
}
