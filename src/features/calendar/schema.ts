import { z } from 'zod'
import { subreddit } from '../communities/schema.ts'
import { timeZone } from '../today/schema.ts'

/** A day of the user's, such as '2026-11-19'. */
const day = z.iso.date()

const cadence = z.object({ times: z.int(), days: z.int() })

/** Moderators may call it anything; who wants to be reminded keeps its name. */
export const LONGEST_NAME = 80

export const setThread = z.object({
  /** What a reminder is for: the thread's name, or the days of one without. */
  key: z.string(),
  /** Null where the rule names days only. */
  name: z.string().nullable(),
  inPosts: z.boolean(),
  /** Its next day within the week; null where it isn't in these days, or code can't read when it is. */
  day: day.nullable(),
  allows: z.object({
    mentions: z.boolean(),
    links: z.boolean(),
    disclosed: z.boolean(),
  }),
  /** How often in how many days, or in each thread. */
  cadence: cadence.nullable(),
  perThread: z.int().nullable(),
  conditions: z.array(
    z.object({
      kind: z.enum(['min_karma', 'min_age_days', 'flair', 'title_format', 'price_stated', 'approval']),
      value: z.string(),
    }),
  ),
  /** The piece of the rules that says so, and which rule it is, counted from 1. */
  quote: z.string(),
  rule: z.int(),
  /** On its day the product was mentioned as often as allowed: when last, and the first day on which it may be again. */
  used: z.object({ last: day, next: day }).nullable(),
  /** A path on www.reddit.com, where the thread is open today. */
  link: z.string().nullable(),
  reminded: z.boolean(),
  /** So much that the user posted there was removed that drafts just help, whatever the rules allow. */
  avoided: z.boolean(),
})
export type CalendarThread = z.infer<typeof setThread>

/** What is left of mentions there. `counted`: by a rule that says how often. `removed_here`: none, whatever the rules allow. */
export const allowance = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'unread',
      'banned',
      'removed_here',
      'set_threads',
      'disclosed',
      'allowed',
      'silent',
      'rationed',
    ]),
  }),
  z.object({
    kind: z.literal('counted'),
    times: z.int(),
    days: z.int(),
    left: z.int(),
    /** When it was mentioned last, and, where none is left, from when on it may be again. */
    last: day.nullable(),
    next: day.nullable(),
    quote: z.string(),
    /** Nowhere else, whatever is left. */
    inSetThreads: z.boolean(),
  }),
])
export type Allowance = z.infer<typeof allowance>

export const answered = z.object({
  id: z.uuid(),
  kind: z.enum(['comment', 'post']),
  day,
  named: z.boolean(),
  /** A path on www.reddit.com. */
  link: z.string().nullable(),
})
export type Answered = z.infer<typeof answered>

export const calendarCommunity = z.object({
  name: z.string(),
  products: z.array(z.string()),
  /** `partly`: of some rules nobody has more than a quick look, which finds no days. */
  rules: z.enum(['read', 'partly', 'unread']),
  allowance,
  /** Those with a day in the week, by their days. */
  threads: z.array(setThread),
  /** Those whose days code can't read. */
  undated: z.array(setThread),
  /** In the last seven days, oldest first. */
  answered: z.array(answered),
})
export type CalendarCommunity = z.infer<typeof calendarCommunity>

export const calendar = z.object({
  today: day,
  /** Whether a reminder reaches its owner: by the daily email, which some want on weekdays only. */
  email: z.enum(['every_day', 'weekdays', 'off']),
  communities: z.array(calendarCommunity),
})
export type Calendar = z.infer<typeof calendar>

export const calendarInput = z.strictObject({ timeZone })

/** Which of a community's set threads to be reminded of, by its key. */
export const reminderInput = z.strictObject({
  community: subreddit,
  thread: z.string().trim().min(1).max(LONGEST_NAME),
})
export type ReminderInput = z.output<typeof reminderInput>
