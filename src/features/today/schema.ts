import { z } from 'zod'
import { post, subreddit } from '../feed/schema.ts'
import { fit } from '../fits/schema.ts'

/** What the day's list reckons with. Reading isn't counted. */
export const MINUTES_PER_ANSWER = 3.5

/** What the draft under a thread may do, as far as it can be told before it's written; `reading` ones want no answer. */
export const groups = ['mention', 'help', 'reading'] as const

/**
 * What the community says of naming a product in a comment: `silent` has no rule, `rationed` wants it now and then, `ai_banned` allows no AI
 * text. Where it may be named there and not in this thread, why: as often as allowed already, what they posted there was removed, the post is no place
 * for it, or no model has read the post.
 */
export const allowances = [
  'allowed',
  'disclosed',
  'silent',
  'rationed',
  'set_threads',
  'banned',
  'ai_banned',
  'unknown',
  'named_lately',
  'removed_here',
  'not_the_place',
  'guessed',
] as const
export type Allowance = (typeof allowances)[number]

/** PostgreSQL reads what looks like an offset the other way round. */
const ZONE_NAME = /^[a-z]/i

/** Where someone's day begins and ends, such as 'America/New_York'. */
export const timeZone = z
  .string()
  .max(60)
  .regex(ZONE_NAME, "We don't know this time zone.")
  .refine(isTimeZone, "We don't know this time zone.")

export const todayInput = z.strictObject({
  timeZone,
  /** Only what is for this product. */
  product: z.uuid().optional(),
})

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** What threads have in common: a line about the product that they meet, what they ask for, where they stand, how old they are. */
const learnedAbouts = ['topic', 'wants', 'community', 'age'] as const
export type LearnedAbout = (typeof learnedAbouts)[number]

/** `subject` is the line, a kind of wish, the community in lower case, or how many hours a thread is older than. */
export const learnedSubject = z.object({ about: z.enum(learnedAbouts), subject: z.string() })
export type LearnedSubject = z.infer<typeof learnedSubject>

export const thread = z.object({
  post,
  product: z.object({ id: z.uuid(), name: z.string(), icon: z.string().nullable() }),
  group: z.enum(groups),
  allowance: z.enum(allowances),
  /** What was found when it was read for this product. */
  fit,
  /** What the user skips and why it stands lower than it would; null where it doesn't. */
  lowered: learnedSubject.nullable(),
})
export type Thread = z.infer<typeof thread>

/** `thread` is null once the post is gone or two days old: its words leave then, the way to it on Reddit stays. */
export const savedThread = z.object({
  postId: z.string(),
  subreddit: z.string(),
  savedAt: z.iso.datetime(),
  thread: thread.nullable(),
})
export type SavedThread = z.infer<typeof savedThread>

export const answeredThread = z.object({
  id: z.uuid(),
  subreddit: z.string().nullable(),
  /** The post's; null where it is no longer known. */
  title: z.string().nullable(),
  productName: z.string().nullable(),
  named: z.boolean(),
  /** A path on www.reddit.com. */
  link: z.string().nullable(),
  postedAt: z.iso.datetime(),
})
export type AnsweredThread = z.infer<typeof answeredThread>

export const today = z.object({
  /** Comments of the user's day so far, and how many they want to write in one. */
  pace: z.object({ posted: z.int(), from: z.int(), to: z.int() }),
  /** Whether each of the last posts and comments names a product, newest last; as many as drafts count. */
  named: z.array(z.boolean()),
  /** Worth an answer, best first, each once. As many as are left to the day's goal are its list; the others are there for someone who wants more. */
  threads: z.array(thread),
  reading: z.array(thread),
  saved: z.array(savedThread),
  /** Comments of the user's day, oldest first. */
  answered: z.array(answeredThread),
  /** How many threads the user has saved, snoozed or dismissed in their day. */
  setAside: z.int(),
  /** What was read and left out, the closest first. */
  skipped: z.array(thread),
  /** How many posts the model is about to read. */
  waiting: z.int(),
  /** What was read in the last day, and in how many communities. */
  read: z.object({ posts: z.int(), communities: z.int() }),
  /** When the communities were read last, and when the next of them is read; null before the first time. */
  updatedAt: z.iso.datetime().nullable(),
  /** Whether none of them could be read for much longer than planned. */
  isLate: z.boolean(),
  /** Names of those that are private, banned or unknown. */
  unreadable: z.array(z.string()),
  looksAgainAt: z.iso.datetime().nullable(),
  hasProduct: z.boolean(),
  hasCommunity: z.boolean(),
})
export type Today = z.infer<typeof today>

/** How many of the day's threads are left to answer. */
export const todayCount = z.object({ left: z.int() })

export const dismissals = ['off_topic', 'too_old', 'community', 'this_one'] as const
export type Dismissal = (typeof dismissals)[number]

/** A post's words leave after two days, so a later time would bring back nothing. */
function isSoon(until: string) {
  const inMs = Date.parse(until) - Date.now()
  return inMs > 0 && inMs <= 48 * 3_600_000
}

const postId = z.string().regex(/^[a-z0-9]{1,13}$/)
const about = { productId: z.uuid(), subreddit }

/** What someone does with a thread instead of answering it. The last word counts. */
export const markInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saved'), ...about }),
  z.strictObject({
    kind: z.literal('dismissed'),
    ...about,
    reason: z.enum(dismissals).nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('snoozed'),
    ...about,
    until: z.iso.datetime().refine(isSoon, 'Choose a time in the next two days.'),
  }),
])
export type MarkInput = z.output<typeof markInput>

export const markedPost = z.strictObject({ postId })

const learnedDoes = ['skip', 'answer'] as const
export type LearnedDoes = (typeof learnedDoes)[number]

const counted = learnedSubject.extend({
  id: z.string(),
  /** How many threads count, and how many of them were skipped; the others were answered, drafted or saved. */
  seen: z.int(),
  skipped: z.int(),
  since: z.iso.datetime(),
  latest: z.iso.datetime(),
})
export type Counted = z.infer<typeof counted>

const habit = counted.extend({ does: z.enum(learnedDoes) })
export type Habit = z.infer<typeof habit>

export const learned = z.object({
  habits: z.array(habit),
  /** What isn't enough yet. */
  watching: z.array(counted),
})
export type Learned = z.infer<typeof learned>

export const learnedId = z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) })
