/** PostgreSQL keeps neither a NUL nor half a character, wherever it stands in what was sent. */
export function makeStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (Array.isArray(value)) return value.map(makeStorable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, makeStorable(inner)]))
}
