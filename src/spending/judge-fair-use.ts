import type { Alias } from '../adapters/model/create-model.ts'
import { AppError } from '../platform/errors.ts'

/** What a plan's drafts may cost in a calendar month before the small model writes them. */
export const MONTH_MICROS = { free: 500_000, pro: 4_000_000, plus: 10_000_000 }
export const TRIAL_DRAFTS = 30
const BUCKET = 20
const REFILL_SECONDS = 3_600 / 6
const DAY_DRAFTS = 100
const DAY_SECONDS = 86_400
const NEAR = 0.8

export type Account = {
  plan: keyof typeof MONTH_MICROS
  trialing: boolean
  /** Spent this month, open calls at what they may cost at most. */
  monthMicros: number
  /** Counted in a trial only, and no further than it reaches. */
  draftsEver: number
  /** When the drafts of the last 24 hours were begun, in seconds, oldest first. */
  lately: number[]
  now: number
}

type Grant = { alias: Alias; note: string | null }

/** Which model writes the next draft, with the one sentence that the user should read; throws where none does. */
export function judgeFairUse(account: Account, isDraft: boolean, meantMicros: number): Grant {
  const counted = isDraft ? judgeCount(account) : null
  const ceiling = MONTH_MICROS[account.plan]
  const used = account.monthMicros + meantMicros
  if (used > ceiling) {
    const note = `You have used this month's share of the larger model, so a smaller one writes until ${nextMonth(account.now)}.`
    return { alias: 'small', note }
  }
  const near = `You have used most of this month's share of the larger model. After that a smaller one writes until ${nextMonth(account.now)}.`
  return { alias: 'writer', note: counted ?? (used > ceiling * NEAR ? near : null) }
}

function judgeCount({ trialing, draftsEver, lately, now }: Account) {
  if (trialing && draftsEver >= TRIAL_DRAFTS) {
    throw new AppError(
      'throttled',
      `You have used the ${TRIAL_DRAFTS} drafts of your trial. They are unlimited, within fair use, once your plan begins.`,
      { reason: 'trial_used' },
    )
  }
  if (lately.length >= DAY_DRAFTS) {
    const seconds = (lately.at(-DAY_DRAFTS) ?? now) + DAY_SECONDS - now
    throw tooMany(`You have written ${DAY_DRAFTS} drafts in a day.`, seconds)
  }
  const left = draftsLeft(lately, now)
  if (left < 1) throw tooMany('You have written many drafts in a row.', (1 - left) * REFILL_SECONDS)
  if (trialing && draftsEver + 1 >= TRIAL_DRAFTS * NEAR) {
    return `This is draft ${draftsEver + 1} of the ${TRIAL_DRAFTS} in your trial.`
  }
  if (lately.length + 1 >= DAY_DRAFTS * NEAR) {
    return `This is draft ${lately.length + 1} of the ${DAY_DRAFTS} that you can write in 24 hours.`
  }
  const after = Math.floor(left) - 1
  if (after === 0) return 'This was the last one in a row. Another becomes free every 10 minutes.'
  return BUCKET - after >= BUCKET * NEAR
    ? `You can write ${after} more in a row; then one becomes free every 10 minutes.`
    : null
}

/** A bucket that each draft takes from and that fills up again by and by. */
function draftsLeft(times: number[], now: number) {
  let left = BUCKET
  let at = times[0] ?? now
  for (const time of times) {
    left = Math.min(BUCKET, left + (time - at) / REFILL_SECONDS) - 1
    at = time
  }
  return Math.min(BUCKET, left + (now - at) / REFILL_SECONDS)
}

function tooMany(sentence: string, seconds: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait =
    minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return new AppError('throttled', `${sentence} Try again in ${wait}.`, {
    retryAfterSeconds,
    reason: 'fair_use',
  })
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

function nextMonth(now: number) {
  const date = new Date(now * 1_000)
  return monthAndDay.format(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}
