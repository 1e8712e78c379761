import { z } from 'zod'
import { post, subreddit } from '../feed/schema.ts'
import { fit } from '../fits/schema.ts'
import { timeZone } from '../today/schema.ts'

/** What the words are: the user's own name, someone else's, or what people say who have the problem. */
export const monitorKinds = ['own_brand', 'rival', 'problem'] as const
export type MonitorKind = (typeof monitorKinds)[number]

/** What a match has to be to be told of: anything, or so good a fit for the product. */
export const thresholds = ['any', 'fair', 'strong'] as const
export type Threshold = (typeof thresholds)[number]

/** Of one monitor. */
export const MOST_COMMUNITIES = 5
export const MOST_SIGNS = 60

const term = z
  .string()
  .trim()
  .min(1, 'Enter a word or a name to watch.')
  .max(MOST_SIGNS, `Keep it under ${MOST_SIGNS} characters.`)

export const monitorInput = z.strictObject({
  productId: z.uuid(),
  term,
  kind: z.enum(monitorKinds),
  /** Null for all communities that anyone watches. */
  communities: z
    .array(subreddit)
    .min(1, 'Choose a community.')
    .max(MOST_COMMUNITIES, `Choose up to ${MOST_COMMUNITIES} communities.`)
    .nullable(),
  threshold: z.enum(thresholds),
})
export type MonitorInput = z.output<typeof monitorInput>

export const monitor = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  term: z.string(),
  kind: z.enum(monitorKinds),
  communities: z.array(z.string()).nullable(),
  threshold: z.enum(thresholds),
  /** Matches of each of the last seven days, today last, in the user's time. */
  week: z.array(z.int()).length(7),
  /** False where the plan covers fewer, or not the product: nothing is looked for then. */
  isCovered: z.boolean(),
})
export type Monitor = z.infer<typeof monitor>

/** Words from the product's profile that are not watched yet. */
export const proposal = z.object({ productId: z.uuid(), term: z.string(), kind: z.enum(monitorKinds) })
export type Proposal = z.infer<typeof proposal>

export const monitorsInput = z.strictObject({ timeZone })

export const monitorList = z.object({
  monitors: z.array(monitor),
  /** How many the plan has. */
  limit: z.int(),
  /** What may be watched on this plan. */
  kinds: z.array(z.enum(monitorKinds)),
  proposals: z.array(proposal),
})
export type MonitorList = z.infer<typeof monitorList>

export const previewInput = monitorInput.pick({ term: true, kind: true, communities: true })
/**
 * What the last two days would have brought, as far as the newest posts tell, which are all that is looked at. `atLeast`: there may be more
 * than were counted. `perWeek` is what that comes to in a week, by the time that these posts cover.
 */
export const preview = z.object({ matches: z.int(), perWeek: z.int(), atLeast: z.boolean() })
export type Preview = z.infer<typeof preview>

export const oneMonitor = z.strictObject({ id: z.uuid() })

/** Newest first; posts of the last two days that still stand. */
export const monitorMatches = z.object({
  matches: z.array(z.object({ post, fit })),
  /** How many there were in the last seven days, also of those that have left the store. */
  week: z.int(),
})
export type MonitorMatches = z.infer<typeof monitorMatches>
