import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { AppError, type FieldErrors } from '../errors.ts'

/** Parses one part of the request by its contract; what doesn't fit answers 400 and names the fields. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return
    const fields: FieldErrors = {}
    for (const issue of result.error) {
      const name = issue.path?.map((part) => (typeof part === 'object' ? part.key : part)).join('.') || target
      fields[name] = [...(fields[name] ?? []), issue.message]
    }
    throw new AppError('invalid_input', Object.values(fields)[0]?.[0] ?? 'Please check what you entered.', {
      fields,
    })
  })
}
