import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from './read-operations.ts'

/** Values that are worth more than random ones, such as ids that exist. */
export type Pools = Record<'uuid' | 'email' | 'uri' | 'text', string[]> & {
  /** For fields of these names. */
  named?: Record<string, unknown[]>
}

/** What a contract takes. A pattern that can't be turned around gives words, some of which fit. */
export function arbitraryOf(schema: JsonSchema, pools: Pools): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => arbitraryOf(one, pools)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, pools)))
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema, pools)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, pools), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 6),
      })
    case 'object':
      return objectOf(schema, pools)
    default:
      return fc.jsonValue()
  }
}

/** Mostly something that leads on. */
export function fieldOf(name: string, schema: JsonSchema, pools: Pools) {
  const known = pools.named?.[name]
  const any = arbitraryOf(schema, pools)
  if (!known) return any
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
}

function objectOf({ properties = {}, required = [] }: JsonSchema, pools: Pools) {
  const fields = Object.entries(properties).map(([name, one]) => [name, fieldOf(name, one, pools)])
  const record: Record<string, Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record(record, { requiredKeys: required })
}

function numberOf({ type, minimum = -1_000, maximum = 1_000 }: JsonSchema) {
  const min = Math.max(minimum, -1e9)
  const max = Math.min(maximum, 1e9)
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema, pools: Pools) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...pools.uuid), fc.uuid())
  if (format === 'email') return fc.constantFrom(...pools.email)
  if (format === 'uri') return fc.constantFrom(...pools.uri)
  if (pattern) return matching(pattern)
  const words = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' })
  const known = pools.text.filter(({ length }) => length >= minLength && length <= maxLength)
  return known.length > 0 ? fc.oneof(words, fc.constantFrom(...known)) : words
}

function matching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return fc.string()
  }
}
