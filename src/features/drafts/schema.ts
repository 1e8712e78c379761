import { z } from 'zod'
import { troubles } from '../../judge/form/troubles.ts'

/** What a draft may do. `notes_only` gives points to make, not prose; `refuse` gives nothing. */
export const modes = ['mention_disclosed', 'no_mention', 'notes_only', 'refuse'] as const
export type Mode = (typeof modes)[number]

export const tasks = ['comment', 'post', 'rewrite'] as const
export type Task = (typeof tasks)[number]

export const hooks = {
  'just-built': 'I just built...',
  'my-app-reached': 'My app reached...',
  'after-months': 'After months of work...',
  'finally-launched': 'Finally launched...',
  'been-working': "I've been working on...",
  'excited-share': 'Excited to share...',
  milestone: 'Hit a major milestone...',
  feedback: 'Looking for feedback on...',
} as const
export type Hook = keyof typeof hooks

/** What code finds by form alone. */
export const formRules = [
  'too_long',
  'placeholder_left',
  'foreign_link',
  'hidden_characters',
  'machine_text',
  'contact_details',
  'unknown_number',
  'named_where_banned',
  'source_copy',
  'near_duplicate',
  'reused_pitch',
  'flood',
  'length',
  'named_often',
] as const

/** What the operator's model finds by meaning. */
export const meaningRules = [
  'undisclosed',
  'posing',
  'invented_experience',
  'overclaim',
  'begging',
  'hint',
  'rival_bashing',
  'unanswered',
  'breaks_rule',
  'canned',
  'pushy',
  'maybe_named',
  'late_disclosure',
] as const

/** What a person may have put right by one press. Nothing is ever changed without one. */
export const repairs = ['remove_link', 'remove_hidden'] as const
export type Repair = (typeof repairs)[number]

const fieldName = z.enum(['title', 'content'])
export type FieldName = z.infer<typeof fieldName>

export const finding = z.object({
  rule: z.enum([...formRules, ...meaningRules]),
  /** `lock`: it can't be copied like this. `fault`: a fair reader would call it wrong. `advice`: it could be better. */
  level: z.enum(['lock', 'fault', 'advice']),
  /** What is wrong, in a sentence. */
  message: z.string(),
  /** What to do about it, where the message doesn't say. */
  fix: z.string().nullable(),
  field: fieldName,
  /** Where it stands in that field, as offsets of a string; null when the whole is meant. */
  span: z.tuple([z.int(), z.int()]).nullable(),
  repair: z.enum(repairs).nullable(),
})
export type Finding = z.infer<typeof finding>

/** What the operator's model says of one text. */
export const review = z.object({
  /** Whether the writer says that the product is theirs; null where it isn't named. */
  disclosed: z.boolean().nullable(),
  /** Whether the community's rules were at hand. */
  byRules: z.boolean(),
  /** How many of them, and how many claims it makes, if all of them rest on the product's facts. Older reviews don't tell. */
  rules: z.int().default(0),
  claims: z.int().default(0),
  findings: z.array(finding),
})
export type Review = z.infer<typeof review>

/** A sentence that was written anew because of a finding; '' where it was taken out. */
export const swap = z.object({ field: fieldName, before: z.string(), after: z.string() })
export type Swap = z.infer<typeof swap>

/** What a community's rules say, which a page can quote. */
export const rulings = [
  'ai_text_banned',
  'ai_help_to_be_told',
  'promotion_banned',
  'promotion_unclear',
  'promotion_not_in_this_thread',
  'promotion_in_this_thread',
  'promotion_only_in_set_threads',
  'promotion_rationed',
  'promotion_if_disclosed',
  'promotion_welcome',
  'promotion_not_mentioned',
  'links_restricted',
  'links_unclear',
] as const
export type Ruling = (typeof rulings)[number]

/** What is the case whatever the rules say. */
export const circumstances = [
  'community_unknown',
  'author_promotes',
  'post_is_survey',
  'post_is_about_job',
  'post_hardly_fits',
  'trouble_feared',
  /** It speaks neither for nor against naming the product. */
  'thread_unread',
  /** Only in older drafts. */
  'nobody_asks',
  'naming_unwanted',
  /** Of drafts from when code still cut sentences. */
  'sentences_left_out',
] as const
export type Circumstance = (typeof circumstances)[number]

/** The piece of the rules that says so, in Reddit's words; null where nobody has it at hand. */
const quote = z.string().nullable()

/** Why a draft has its mode, or why there is none. `judge/write-reason.ts` has the sentence for each. */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.enum(rulings), subreddit: z.string(), quote }),
  z.object({ code: z.enum(circumstances) }),
  z.object({ code: z.literal('trouble'), trouble: z.enum([...troubles, 'own']) }),
  z.object({
    code: z.literal('named_as_often_as_allowed'),
    subreddit: z.string(),
    allowed: z.object({ times: z.int(), days: z.int() }),
    times: z.int(),
    quote,
  }),
  /** Of what was posted there in the last 90 days, without what its author deleted. */
  z.object({ code: z.literal('removed_here'), subreddit: z.string(), removed: z.int(), of: z.int() }),
  /** A sentence of a draft that was kept before reasons had codes, and that no code writes. */
  z.object({ code: z.literal('said'), text: z.string() }),
])
export type Reason = z.infer<typeof reason>

const subreddit = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, 'A subreddit has 2 to 21 letters, digits or underscores.')

/** Reddit's id of a post. */
const postId = z.string().regex(/^[a-z0-9]{1,13}$/)

/** Whether the product is to be named: as the conversation suggests, or as the user wishes. */
export const mentions = ['auto', 'always', 'never'] as const
export type Mention = (typeof mentions)[number]
const mention = z.enum(mentions)

const shared = {
  productName: z.string().trim().min(1, 'No post or product selected').max(100),
  productDescription: z.string().trim().max(4_000).default(''),
  productWebsite: z.string().trim().max(2_000).default(''),
  /** The user's own product: brings the facts that the draft may claim. Without it the product is found by its name. */
  productId: z.uuid().optional(),
  mention: mention.default('auto'),
}

/** From where an answer comes at its question, where the user cares. */
export const angles = ['steps', 'choice', 'seen'] as const
export type Angle = (typeof angles)[number]

/** A line or two of what the user knows. */
export const MAX_KNOWN = 1_000

/** Longer than any comment that Reddit takes. */
const MAX_REPLY = 10_000

/** Someone's reply to what the user has posted. Its words come with the request, as a post's do; what the user said is looked up. */
const replyTo = z.strictObject({
  /** What it replies to, in the user's log. */
  activityId: z.uuid(),
  /** Reddit's, without its kind. */
  replyId: postId,
  text: z.string().trim().min(1).max(MAX_REPLY),
})

const commentFields = z.strictObject({
  postTitle: z.string().trim().max(1_000).default(''),
  postDescription: z.string().trim().max(80_000).default(''),
  postId: postId.optional(),
  subreddit: subreddit.optional(),
  /** What the user knows about it: the only source of first-hand experience. */
  contextInfo: z.string().trim().max(MAX_KNOWN, 'Use at most 1,000 characters.').default(''),
  angle: z.enum(angles).optional(),
  /** Then the draft answers this, and the post is only what the talk is about. */
  replyTo: replyTo.optional(),
  ...shared,
})
export const commentInput = commentFields.refine(
  ({ postTitle, replyTo }) => postTitle !== '' || replyTo !== undefined,
  { path: ['postTitle'], message: 'No post or product selected' },
)

const MISSING = 'Please fill in all required fields.'

export const postInput = z.strictObject({
  selectedHook: z.enum(Object.keys(hooks) as [Hook, ...Hook[]], MISSING),
  contextInfo: z.string().trim().min(1, MISSING).max(4_000),
  subreddit: subreddit.optional(),
  ...shared,
})

const INCOMPLETE = 'Please select a product, analyze a post, and provide context information.'

export const rewriteInput = z.strictObject({
  originalTitle: z.string().trim().min(1, INCOMPLETE).max(1_000),
  originalContent: z.string().trim().max(80_000).default(''),
  originalSubreddit: z.string().trim().max(30).default(''),
  contextInfo: z.string().trim().min(1, INCOMPLETE).max(4_000),
  ...shared,
})

/** How people write in a community, from answers that were well received. Targets, never examples. */
export const register = z.object({
  medianWords: z.number(),
  p25Words: z.number(),
  p90Words: z.number(),
  /** Shares of answers, 0 to 1. */
  withLists: z.number(),
  lowerCaseStarts: z.number(),
})
export type Register = z.infer<typeof register>

const about = {
  /** Null where it could not be kept; it can be used all the same. */
  draftId: z.uuid().nullable(),
  mode: z.enum(modes),
  reasons: z.array(reason),
  /** By form alone. */
  findings: z.array(finding),
  /** By meaning; null as long as nobody has read it, or where nobody could. */
  review: review.nullable(),
  /** What was put right after the last word, so that it can be put back. */
  swaps: z.array(swap),
  /** Addresses that the model put into it, not the user. */
  writtenLinks: z.array(z.string()),
  /** The model that wrote it, if it wasn't the one that was asked. */
  writtenBy: z.string().nullable(),
  aiGenerated: z.literal(true),
  /** One sentence about fair use, when a ceiling is near or reached. */
  note: z.string().nullable(),
}

export const commentAnswer = z.object({
  comment: z.string(),
  /** What its length was judged by, so that it can be judged again while it is edited. */
  register: register.nullable(),
  ...about,
})
export type CommentAnswer = z.infer<typeof commentAnswer>

export const postAnswer = z.object({ title: z.string(), content: z.string(), ...about })
export type PostAnswer = z.infer<typeof postAnswer>

/**
 * What a route sends when asked with `Accept: text/event-stream`, one `data:` line of JSON per event. After the last word comes `written`,
 * the whole text as far as code can check it. It is then read for its meaning, and `done` has the whole answer. A stream that fails ends with
 * `failed`.
 */
export type DraftEvent<Answer> =
  | { type: 'start'; mode: Mode; reasons: Reason[] }
  | { type: 'text'; field: FieldName; text: string }
  | { type: 'written'; answer: Answer }
  | { type: 'done'; answer: Answer }
  | { type: 'failed'; error: string; code: string; requestId: string; reason?: string }

export const MAX_VOICE_SAMPLES = 5
/** So much of each tells how somebody writes, and five of them don't drown the rest of a prompt. */
export const MAX_SAMPLE = 1_000
/** A word or two tell nothing of how somebody writes. */
export const LEAST_SAMPLE = 40
export const TOO_SHORT = 'Write at least 40 characters, so that there is something to learn from.'
/** Of themselves, for every draft. */
export const MAX_FOUNDER = 2_000
export const voiceInput = z.strictObject({
  samples: z.array(z.string().trim().min(LEAST_SAMPLE, TOO_SHORT).max(MAX_SAMPLE)).max(MAX_VOICE_SAMPLES),
  /** Null leaves it as it is. */
  founder: z.string().trim().max(MAX_FOUNDER, 'Use at most 2,000 characters.').nullable().default(null),
})
export const voice = z.object({ samples: z.array(z.string()), founder: z.string() })

export const draft = z.object({
  id: z.uuid(),
  productId: z.uuid().nullable(),
  task: z.enum(tasks),
  mode: z.enum(modes),
  subreddit: z.string().nullable(),
  postId: z.string().nullable(),
  title: z.string().nullable(),
  content: z.string(),
  /** What the user told for it. */
  context: z.string(),
  /** Without quotes: the rules are asked for anew. */
  reasons: z.array(reason),
  named: z.boolean(),
  mention,
  /** Of the comments around it, or of the community's last known ones where those couldn't be read; null where too few were known. */
  register: register.nullable(),
  /** Of the text as it is kept; null where nobody has read that one. */
  review: review.nullable(),
  /** Addresses that the model put into it, not the user. */
  writtenLinks: z.array(z.string()),
  /** The model that wrote it, if it wasn't the one that was asked. */
  writtenBy: z.string().nullable(),
  /** Whether its words have changed since it was written. */
  edited: z.boolean(),
  copiedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Draft = z.infer<typeof draft>

/** With whether the user says that they have posted it. */
export const listedDraft = draft.extend({ posted: z.boolean() })
export type ListedDraft = z.infer<typeof listedDraft>

export const draftFilter = z.strictObject({
  task: z.enum(tasks).optional(),
  /** Without those that answer a reply under it. */
  postId: postId.optional(),
  replyId: postId.optional(),
  productId: z.uuid().optional(),
})
export const recentFilter = z.strictObject({
  besides: postId.optional(),
  /** The draft on the desk: what was copied of it is no repetition; what was posted of it is. */
  besidesDraft: z.uuid().optional(),
  subreddit: subreddit.optional(),
})

/** Of what the user says they have posted in the last 30 days: the newest ten, and how many days ago the product was named here. */
const ledger = z.object({
  recent: z.int(),
  named: z.int(),
  namedHere: z.array(z.int()),
  /** Where moderators have removed two or more of what was posted here in 90 days. */
  removedHere: z.object({ removed: z.int(), of: z.int() }).optional(),
})
export type Ledger = z.infer<typeof ledger>
export const NO_LEDGER: Ledger = { recent: 0, named: 0, namedHere: [] }
/** So many posts make up the share that moderators look at. */
export const LEDGER_SIZE = 10
/** So many removals in one community are no accident. */
export const REMOVALS = 2
export const recentDrafts = z.object({ contents: z.array(z.string()), ledger })
export type RecentDrafts = z.infer<typeof recentDrafts>

/** As many posts as a listing holds, by their ids. */
export const markFilter = z.strictObject({
  posts: z.string().regex(/^[a-z0-9]{1,13}(?:,[a-z0-9]{1,13}){0,99}$/),
  /** Whose drafts count. What was posted counts for all of them. */
  product: z.uuid().optional(),
})
export const mark = z.object({ postId, posted: z.boolean() })
export type Mark = z.infer<typeof mark>

/** A text as it stands on the page, and all that it is to be judged by. */
export const reviewInput = z.strictObject({
  task: z.enum(tasks),
  /** Whether it may name the product. */
  mayName: z.boolean(),
  title: z.string().trim().max(300).nullable().default(null),
  content: z.string().trim().min(1).max(20_000),
  contextInfo: z.string().trim().max(4_000).default(''),
  /** What a comment answers. */
  postTitle: z.string().trim().max(1_000).default(''),
  postDescription: z.string().trim().max(80_000).default(''),
  subreddit: subreddit.optional(),
  /** What the user has said before, in their log, where someone replied to that. */
  activityId: z.uuid().optional(),
  productId: z.uuid(),
  /** The draft that it is kept as, which then keeps the review. */
  draftId: z.uuid().optional(),
})
export const reviewAnswer = z.object({
  /** Null where nobody could read it. */
  review: review.nullable(),
})

/** The same, to be put right. */
export const improveInput = reviewInput.extend({
  /** Whether it may have the product's address. */
  mayLink: z.boolean(),
  /** All that models wrote of it, in any order. Every other sentence is the user's own, and stays as it is. */
  written: z.string().max(100_000),
})
const improved = z.object({
  title: z.string().nullable(),
  content: z.string(),
  swaps: z.array(swap),
  review,
})
export type Improved = z.infer<typeof improved>
export const improveAnswer = z.object({
  /** Null where nothing better came. */
  improved: improved.nullable(),
})

/** More is neither checked nor kept. */
export const MOST_DRAFT = 20_000

export const draftEdit = z.strictObject({
  /** A comment has none. */
  title: z.string().trim().max(300, 'Use at most 300 characters.').nullable().default(null),
  content: z
    .string()
    .trim()
    .min(1, 'Write something, or delete the draft.')
    .max(MOST_DRAFT, 'Use at most 20,000 characters.'),
})
