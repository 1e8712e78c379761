import { z } from 'zod'
import { isAddressRange } from './client-address.ts'

export type Environment = Record<string, string | undefined>

/** Reads the environment by a schema. All problems come in one message that names each variable. */
export function readEnvironment<T extends z.ZodType>(schema: T, env: Environment): z.output<T> {
  // An empty value in an .env file means 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    const problem = given[name] === undefined && issue.code !== 'custom' ? 'is missing' : describe(issue)
    return `  ${name}${problem.startsWith(',') ? '' : ' '}${problem}`
  })
  const error = new Error(
    `The configuration is not complete:\n${[...new Set(lines)].join('\n')}\nSee .env.example.`,
  )
  // The operator's message, not a programmer's: where it was thrown helps nobody.
  error.stack = error.message
  throw error
}

function describe(issue: z.core.$ZodIssue) {
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'number') return `must be at most ${issue.maximum}`
  if (issue.code === 'invalid_type') return `must be a ${issue.expected}`
  return issue.message
}

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

export const port = z.coerce.number<string>().int().min(1).max(65_535)

export const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** JSON of this shape in a variable; whatever is wrong with it, one sentence says what it must be. */
export const jsonOf = <T extends z.ZodType>(schema: T, problem: string) =>
  z.string().transform((value, ctx): z.output<T> => {
    const read = schema.safeParse(parseJson(value))
    if (read.success) return read.data
    ctx.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Comma-separated addresses and CIDR ranges; 'none' is an empty list that was meant. */
export const addressRanges = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((item) => item.trim())))
  .refine((items) => items.every(isAddressRange), "must be addresses or CIDR ranges, or 'none'")
