import type { Seen } from '../check-promises.ts'
import type { Diary, Own } from '../diary.ts'
import { dateOf, HOUR_MS } from '../week-time.ts'
import { cutTitle } from '../write-thread.ts'
import { clock, span } from './write-times.ts'

/** Rounds come every 15 seconds, and stops a few seconds after something falls due. */
const WORTH_TELLING_MS = 5 * 60_000
const MOST_NAMED = 4

/** What was noticed on a day of what was posted before, when, and how long after it happened or fell due. */
export function writeCame({ diary, seen }: { diary: Diary; seen: Seen }, date: string) {
  const lines: { at: number; line: string }[] = []
  const checks = seen.checks.filter(({ at }) => dateOf(at.getTime()) === date)
  for (const together of Map.groupBy(checks, ({ at, hours }) => `${clock(at.getTime())} ${hours}`).values())
    lines.push(writeChecks(diary, together))
  for (const { own, at, due } of diary.removals) {
    const noticed = seen.outcomes
      .find(({ activityId }) => activityId === own.activityId)
      ?.downSeenAt?.getTime()
    if (noticed && dateOf(noticed) === date)
      lines.push({
        at: noticed,
        line: [
          `${clock(noticed)}: noticed that “${cutTitle(own.title)}” was removed in r/${own.subreddit} at ${clock(at)}.`,
          `The next look was due at ${clock(due)}.`,
        ].join(' '),
      })
  }
  for (const { own, at, replyId } of diary.replies) {
    const told = seen.deliveries.find(({ postId }) => postId === `t1_${replyId}`)?.doneAt?.getTime()
    if (told && dateOf(told) === date)
      lines.push({
        at: told,
        line: `${clock(told)}: told of a reply below “${cutTitle(own.title)}”, ${span(told - at)} after it was written.`,
      })
  }
  return lines.toSorted((a, b) => a.at - b.at).map(({ line }) => line)
}

/** What was checked at one stop: each by its name, or many by their numbers. */
function writeChecks(diary: Diary, together: Seen['checks']) {
  const [first] = together
  const at = first?.at.getTime() ?? 0
  const name = first?.hours === 168 ? '7 days' : first?.hours === 1 ? '1 hour' : '24 hours'
  const checked = together.flatMap((check) => {
    const own = diary.own.find(({ activityId }) => activityId === check.activityId)
    return own ? [{ ...check, own, lateMs: check.at.getTime() - own.postedAt - check.hours * HOUR_MS }] : []
  })
  const latest = Math.max(...checked.map(({ lateMs }) => lateMs))
  const late = latest > WORTH_TELLING_MS ? `, up to ${span(latest)} after it fell due` : ''
  const words =
    checked.length > MOST_NAMED
      ? [`${checked.length} comments, ${checked.filter(({ state }) => state === 'up').length} of them up`]
      : checked.map((one) => `${nameOwn(one.own)} ${one.state}${writePoints(one)}`)
  return { at, line: `${clock(at)}, after ${name}${late}: ${words.join('; ')}.` }
}

const writePoints = ({ state, score }: { state: string; score: number | null }) =>
  state === 'up' && score !== null ? `, ${score} ${Math.abs(score) === 1 ? 'point' : 'points'}` : ''

const nameOwn = ({ isFollowUp, title }: Own) =>
  `${isFollowUp ? 'the answer to a reply below ' : ''}“${cutTitle(title)}”`
