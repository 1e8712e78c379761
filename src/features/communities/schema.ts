import { z } from 'zod'

/** How many a product is shown in and a feed is made of. */
export const MAX_SUBREDDITS = 3

/** Offered to everyone before anything is known of their product. */
export const suggestedSubreddits = [
  'startups',
  'entrepreneur',
  'smallbusiness',
  'SaaS',
  'marketing',
  'webdev',
  'programming',
  'technology',
  'business',
  'productivity',
  'indiehackers',
  'microsaas',
  'freelance',
  'sidehustle',
  'digital_marketing',
]

/** 'r/SaaS ' becomes 'SaaS', and so does the address of its page. */
export function cleanSubreddit(typed: string) {
  const name = typed.trim().replace(/^(?:https?:\/\/)?(?:\w+\.)?reddit\.com/i, '')
  return name.replace(/^\/?r\/([^/?#]*).*$/is, '$1').trim()
}

export const subreddit = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, 'A subreddit has 2 to 21 letters, digits or underscores.')

/** What a community's rules say about naming one's own product. */
export const stances = ['banned', 'set_threads', 'ratio', 'with_disclosure', 'silent', 'unknown'] as const

/** How many communities are suggested for a product; each costs a look at its rules. */
export const COMMUNITIES_SHOWN = 4

export const community = z.object({
  name: z.string(),
  subscribers: z.int().nullable(),
  stance: z.enum(stances),
  /** The sentence of the rules that says so. */
  quote: z.string().nullable(),
})
export type Community = z.infer<typeof community>

/** What a community's rules allow, each with the sentence that says so. `unknown` means that nobody has read them. */
export const passport = z.object({
  subreddit: z.string(),
  selfPromotion: z.enum(stances),
  aiText: z.enum(['banned', 'disclose', 'silent', 'unknown']),
  links: z.enum(['banned', 'limited', 'silent', 'unknown']),
  quotes: z.object({
    selfPromotion: z.string().nullable(),
    aiText: z.string().nullable(),
    links: z.string().nullable(),
  }),
  /** How many rules there are; null when they could not be read. */
  rules: z.int().nullable(),
  fetchedAt: z.iso.datetime().nullable(),
  stale: z.boolean(),
})
export type Passport = z.infer<typeof passport>

export const passportInput = z.strictObject({
  subreddit,
  /** What is to be written there; without it all rules count. */
  kind: z.enum(['comment', 'post']).optional(),
})

/** Its name and what its rules say, for names that are shown before anything else is known of them. */
export const communityStance = community.pick({ name: true, stance: true, quote: true })
export type CommunityStance = z.infer<typeof communityStance>
