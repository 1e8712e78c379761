import { z } from 'zod'

export const tipsInput = z.strictObject({ tipsByEmail: z.boolean() })

export const tokenInput = z.strictObject({ token: z.string().max(200) })

/** What a page's button says beside the token. */
export const undoInput = z.object({
  undo: z.literal('1').optional(),
  /** When the daily email came. */
  hour: z.coerce.number<string>().int().min(0).max(23).optional(),
})
