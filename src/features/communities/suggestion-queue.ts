import { z } from 'zod'
import { productProfile } from '../../judge/profile.ts'
import { passingQueue } from '../../platform/passing-queue.ts'

const request = z.strictObject({
  userId: z.uuid(),
  digest: z.string().max(40),
  product: z.object({
    name: z.string(),
    description: z.string().nullable(),
    facts: z.array(z.object({ text: z.string() })),
    profile: productProfile.nullable(),
  }),
})
export type SuggestionRequest = z.infer<typeof request>

/** Products that wait for communities. Each asks Reddit a lot, so few at once; those who are turned away are offered what everyone is. */
const products = passingQueue({ name: 'suggestions', request, atOnce: 2, mostWaiting: 100 })

export type SuggestionQueue = ReturnType<typeof createSuggestionQueue>

export const createSuggestionQueue = products.open
export const consumeSuggestions = products.consume
