import { z } from 'zod'
import { subjects, termKinds } from '../../judge/passport.ts'

/** How many a product is shown in and a feed is made of. */
export const MAX_SUBREDDITS = 3
export const MAX_SEARCHED_SUBREDDITS = 3

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

const nameRule = 'A subreddit has 2 to 21 letters, digits or underscores.'
export const mostSubreddits = `You can select up to ${MAX_SUBREDDITS} subreddits maximum`

export const subreddit = z.string().regex(/^[A-Za-z0-9_]{2,21}$/, nameRule)

/** One name, or those of a product in Reddit's own notation: 'SaaS+startups'. In an address a bare plus means a space. */
export const subreddits = z
  .string()
  .overwrite((typed) => onceEach(typed.split(/[+ ]/)).join('+'))
  .regex(/^[A-Za-z0-9_]{2,21}(?:\+[A-Za-z0-9_]{2,21})*$/, nameRule)
  .refine((names) => namesOf(names).length <= MAX_SUBREDDITS, mostSubreddits)

export const namesOf = (subreddits: string) => subreddits.split('+')

/** Reddit knows one spelling of a name, and so do we: the first. In one pass, because anyone may send a long list. */
export function onceEach(names: string[]) {
  const known = new Set<string>()
  return names.filter((name) => {
    const isNew = !known.has(name.toLowerCase())
    known.add(name.toLowerCase())
    return isNew
  })
}

/** Words, and the communities to look for them in. */
export const searched = {
  keyword: z
    .string()
    .trim()
    .overwrite((words) => words.replaceAll(/\s+/g, ' '))
    .min(1, 'Please enter a keyword')
    .max(200, 'Use at most 200 characters.'),
  subreddits: z
    .array(subreddit)
    .overwrite(onceEach)
    .min(1, 'Please select at least one subreddit')
    .max(MAX_SEARCHED_SUBREDDITS, mostSubreddits),
}

/** What a community's rules say about naming one's own product. */
export const stances = [
  'banned',
  'set_threads',
  'ratio',
  'with_disclosure',
  'allowed',
  'silent',
  'unknown',
] as const

/** A recent post under which the maker's answer would have helped. */
export const fittingThread = z.object({ title: z.string(), permalink: z.string(), createdUtc: z.number() })
export type FittingThread = z.infer<typeof fittingThread>

/** A community where a product's people meet, and what its rules say about naming the product there. */
export const suggestedCommunity = z.object({
  name: z.string(),
  members: z.int().nullable(),
  comments: z.enum(stances),
  posts: z.enum(stances),
  thread: fittingThread.nullable(),
})
export type SuggestedCommunity = z.infer<typeof suggestedCommunity>

/** While they are being found the list is empty: ask again in a moment. */
export const suggestions = z.object({
  state: z.enum(['finding', 'found', 'failed']),
  communities: z.array(suggestedCommunity),
})
export type Suggested = z.infer<typeof suggestions>

/** Whether there is a community of this name. `unknown`: nobody could tell just now, which is no objection. */
export const communityCheck = z.object({
  name: z.string(),
  state: z.enum(['exists', 'private', 'banned', 'missing', 'unknown']),
  /** Where it is missing: the name that was probably meant. */
  nearest: z.string().nullable(),
})
export type CommunityCheck = z.infer<typeof communityCheck>

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
  /** Which of the rules says it, counted from 1. */
  numbers: z.object({
    selfPromotion: z.int().nullable(),
    aiText: z.int().nullable(),
    links: z.int().nullable(),
  }),
  /** Conditions that members have to meet. */
  terms: z.array(
    z.object({
      kind: z.enum(termKinds),
      value: z.string(),
      subject: z.enum(subjects),
      quote: z.string(),
    }),
  ),
  /** Who has read them: the operator's model, the local sieve, or only patterns of words, while the others are asked. */
  by: z.enum(['words', 'sieve', 'model']),
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
export const communityStance = z.object({
  name: z.string(),
  stance: z.enum(stances),
  /** The sentence of the rules that says so. */
  quote: z.string().nullable(),
})
export type CommunityStance = z.infer<typeof communityStance>
