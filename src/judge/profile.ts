import { z } from 'zod'

const line = z.object({
  text: z.string().min(1).max(160),
  /** The piece of what was read that says so. */
  from: z.string().min(1).max(400),
})

/** What a product is, in words that its buyers use. Fit, communities and prompts all start from it. */
export const productProfile = z.object({
  what: line,
  jobs: z.array(line).max(6),
  people: z.array(line).max(6),
  problems: z.array(line).max(12),
  rivals: z.array(line).max(8),
  notFor: z.array(line).max(6),
  confusions: z.array(line).max(6),
})
export type ProductProfile = z.infer<typeof productProfile>
