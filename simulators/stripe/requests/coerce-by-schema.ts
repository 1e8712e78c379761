import type { RawValue } from './decode-form.ts'

export type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: unknown[]
  const?: unknown
}

/** Forms carry only strings; the schema tells which of them are numbers, booleans or arrays. */
export function coerceBySchema(schema: Schema, raw: RawValue): unknown {
  if (schema.anyOf) return coerceBySchema(fittingBranch(schema.anyOf, raw), raw)
  if (typeof raw === 'string') return coerceText(schema, raw)
  if (schema.type === 'array') {
    const items = schema.items ?? {}
    return Object.values(raw).map((value) => coerceBySchema(items, value))
  }
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, coerceBySchema(propertySchema(schema, key), value)]),
  )
}

function coerceText({ type }: Schema, text: string) {
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

function fittingBranch(branches: Schema[], raw: RawValue) {
  return branches.find((branch) => fits(branch, raw)) ?? branches.at(-1) ?? {}
}

function fits(branch: Schema, raw: RawValue): boolean {
  if (branch.anyOf) return branch.anyOf.some((inner) => fits(inner, raw))
  if (typeof raw === 'object') return branch.type === 'object' || branch.type === 'array'
  if (branch.const !== undefined) return branch.const === raw
  if (branch.enum) return branch.enum.includes(raw)
  if (branch.type === 'number' || branch.type === 'boolean')
    return typeof coerceText(branch, raw) !== 'string'
  return [branch.type].flat().includes('string')
}

function propertySchema({ properties, additionalProperties }: Schema, key: string): Schema {
  if (properties && Object.hasOwn(properties, key)) return properties[key] ?? {}
  return typeof additionalProperties === 'object' ? additionalProperties : {}
}
