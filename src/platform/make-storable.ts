import { AppError } from './errors.ts'

/** Nothing that we or Stripe send is half as deep. */
const DEEPEST = 50

/** PostgreSQL keeps neither a NUL nor half a character, wherever it stands in what was sent. */
export function makeStorable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) throw new AppError('invalid_input', "We couldn't read that request.")
  if (Array.isArray(value)) return value.map((inner) => makeStorable(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, makeStorable(inner, depth + 1)]),
  )
}
