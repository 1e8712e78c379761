import { z } from 'zod'

export const MAX_LINE = 160

const line = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Write it, or remove it.')
    .max(MAX_LINE, `Use at most ${MAX_LINE} characters.`),
  /** The piece of what was read that says so; null where its owner wrote it. */
  from: z.string().min(1).max(400).nullable(),
})

/** How many lines of each kind there may be. */
export const MOST_LINES = { jobs: 6, people: 6, problems: 12, rivals: 8, notFor: 6, confusions: 6 }
export type ProfileLine = z.infer<typeof line>

/** A profile's lists, in the order in which they are read. */
export const profileLists = ['jobs', 'people', 'problems', 'rivals', 'notFor', 'confusions'] as const

/** What a product is, in words that its buyers use. Fit, communities and prompts all start from it. */
export const productProfile = z.strictObject({
  what: line.nullable(),
  jobs: z.array(line).max(MOST_LINES.jobs),
  people: z.array(line).max(MOST_LINES.people),
  problems: z.array(line).max(MOST_LINES.problems),
  rivals: z.array(line).max(MOST_LINES.rivals),
  notFor: z.array(line).max(MOST_LINES.notFor),
  confusions: z.array(line).max(MOST_LINES.confusions),
})
export type ProductProfile = z.infer<typeof productProfile>
