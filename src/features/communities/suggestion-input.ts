import { z } from 'zod'
import { productInput } from '../products/schema.ts'

/** A product that is saved, or what is known of one that isn't yet. */
export const suggestionInput = z.union([
  z.strictObject({ productId: z.uuid() }),
  productInput.pick({ name: true, description: true, facts: true, profile: true }),
])
