import { setTimeout as wait } from 'node:timers/promises'
import { checkHours } from '../../src/features/activity/schema.ts'
import type { Diary } from './diary.ts'
import type { World } from './open-world.ts'
import { vote } from './reddit-side.ts'
import { settleComments } from './settle.ts'
import { HOUR_MS } from './week-time.ts'

/** Checks that are due so close to each other are seen at one stop. */
const TOGETHER_MS = 5 * 60_000
const SLACK_MS = 60_000

/** Stops wherever a check falls due that would be too late for its hour at `until`. */
export async function keepChecks(world: World, diary: Diary, until: number) {
  for (;;) {
    const urgent = (await missingChecks(world, diary)).filter(({ end }) => end < until + SLACK_MS)
    const [first] = urgent
    if (!first) return
    const due = urgent.filter((one) => one.due <= first.due + TOGETHER_MS).map((one) => one.due)
    const at = Math.max(...due) + 5_000
    if (at > world.now() + SLACK_MS) await world.goTo(at, 'checks fall due', () => vote(world, diary))
    else await wait(Math.max(0, at - world.now()))
    await settleComments(world)
    const left = await missingChecks(world, diary)
    const stuck = left.find(({ end }) => end < world.now())
    if (stuck)
      throw new Error(`The check after ${stuck.hours} hours of “${stuck.title}” wasn't done in time.`)
  }
}

async function missingChecks({ rows }: World, { own }: Diary) {
  const done = await rows<{ id: string; hours: number }>(
    'select activity_id as id, hours from activity_checks',
  )
  const known = new Set(done.map(({ id, hours }) => `${id} ${hours}`))
  return own
    .flatMap(({ activityId, postedAt, title }) =>
      checkHours.map((hours) => ({
        key: `${activityId} ${hours}`,
        title,
        hours,
        due: postedAt + hours * HOUR_MS,
        end: postedAt + hours * 1.5 * HOUR_MS,
      })),
    )
    .filter(({ key }) => !known.has(key))
    .toSorted((a, b) => a.due - b.due)
}
