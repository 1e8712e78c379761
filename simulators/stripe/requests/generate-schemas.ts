import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGenerator } from 'ts-json-schema-generator'

type Schema = { [keyword: string]: unknown; anyOf?: Schema[]; properties?: Record<string, Schema> }

/** One line of JSON per operation: its name and the schema of its parameters, from the SDK's own types. */
export function generateSchemas() {
  const { properties } = createGenerator({
    path: join(import.meta.dirname, 'served-parameters.ts'),
    tsconfig: join(import.meta.dirname, '../../../tsconfig.json'),
    type: 'ServedParameters',
    additionalProperties: false,
    expose: 'none',
    topRef: false,
    jsDoc: 'none',
    skipTypeCheck: true,
  }).createSchema('ServedParameters') as Schema
  const lines = Object.entries(properties ?? {}).map(([operation, schema]) =>
    JSON.stringify({ operation, schema: tighten(schema) }),
  )
  return `${lines.join('\n')}\n`
}

function tighten(schema: Schema): Schema {
  // The SDK's decimals are objects in TypeScript and strings on the wire.
  if (Object.keys(schema.properties ?? {}).some((name) => name.startsWith('__@___brand')))
    return { type: 'string' }
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, tightenValue(value)]))
  if (!schema.anyOf) return inner
  const branches = closeEnum(schema.anyOf).map(tighten)
  return branches.length === 1 ? { ...branches[0] } : { ...inner, anyOf: branches }
}

function tightenValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tightenValue)
  return typeof value === 'object' && value !== null ? tighten(value as Schema) : value
}

/** The SDK leaves enums open for values to come; a request must name one that is known. */
function closeEnum(branches: Schema[]) {
  const namesValues = branches.some((branch) => branch['enum'] || (branch['const'] ?? '') !== '')
  if (!namesValues) return branches
  return branches.filter((branch) => JSON.stringify(branch) !== '{"type":"string"}')
}

if (import.meta.main) await writeFile(join(import.meta.dirname, 'request-schemas.ndjson'), generateSchemas())
