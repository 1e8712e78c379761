import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { AppError, type FieldErrors } from '../errors.ts'
import { makeStorable } from '../make-storable.ts'
import { saySimply } from './say-simply.ts'

/** Parses one part of the request by its contract; what doesn't fit answers 400 and names the fields. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, readsStorable(schema), (result) => {
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

/** The same contract, for what can be stored of a request, with our own words for whatever has none. */
function readsStorable<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = {
    ...schema['~standard'],
    // No contract waits for anything, and zod reads at once twice as fast.
    validate: (value: unknown) => {
      const read = schema.safeParse(makeStorable(value), { error: saySimply })
      return read.success ? { value: read.data } : { issues: read.error.issues }
    },
  }
  return new Proxy(schema, {
    get: (target, key) => (key === '~standard' ? standard : Reflect.get(target, key)),
  })
}
