import { z } from 'zod'
import { passingQueue } from '../../platform/passing-queue.ts'
import { subreddit } from './schema.ts'

const request = z.strictObject({ subreddit, digest: z.string().max(40) })
export type RuleRequest = z.infer<typeof request>

/** Communities whose rules wait to be read. Where one is turned away, the patterns' reading stands until someone looks again. */
const communities = passingQueue({ name: 'rule-readings', request, atOnce: 2, mostWaiting: 200 })

export type RuleQueue = ReturnType<typeof createRuleQueue>

export const createRuleQueue = communities.open
export const consumeRuleReadings = communities.consume
