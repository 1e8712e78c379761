import { z } from 'zod'
import { searched } from '../communities/schema.ts'

/** So far back mentions are counted. */
export const KEPT_DAYS = 84

export const trendInput = z.strictObject(searched)

export const trendAnswer = z.object({
  /** Nothing is left to count: only words that everyone says, or a notation only Reddit's search understands. Then `places` is empty. */
  countable: z.boolean(),
  /** From when on all mentions in all of the places are known: the latest of theirs. Null where none is known yet. */
  since: z.iso.datetime().nullable(),
  places: z.array(
    z.object({
      /** As asked for. */
      subreddit: z.string(),
      /** From when on its mentions are known; at most 84 days back. Null: nothing is known. */
      since: z.iso.datetime().nullable(),
      /** How many mentions since then. */
      posts: z.int(),
      /** Hours with mentions, oldest first: [start of the UTC hour in seconds, posts]. */
      hours: z.array(z.tuple([z.int(), z.int()])),
      medianScore: z.int().nullable(),
      medianComments: z.int().nullable(),
    }),
  ),
  /** Reddit was asked for what happened before we counted, and couldn't be. The counts begin with what we hold ourselves. */
  isPartial: z.boolean(),
})
export type Trend = z.infer<typeof trendAnswer>
