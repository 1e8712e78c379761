import { z } from 'zod'

export const patternSchema = z.string().refine(isRegularExpression, 'not a regular expression')

export const timesSchema = z.int().positive().optional()

export const delaySchema = z.strictObject({ delayMs: z.int().nonnegative().max(600_000) })

function isRegularExpression(source: string) {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}
