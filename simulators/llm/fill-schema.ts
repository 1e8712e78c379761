type Schema = { [keyword: string]: unknown }

/** The smallest believable value that a JSON Schema lets pass. */
export function fillSchema(schema: Schema, name = 'value', root = schema): unknown {
  if (typeof schema.$ref === 'string') return fillSchema(resolve(root, schema.$ref), name, root)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return fillSchema(choices[0] as Schema, name, root)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return fillObject(schema, root)
  if (type === 'array') {
    const length = Math.max(Number(schema.minItems ?? 1), 0)
    return Array.from({ length }, () =>
      fillSchema((schema.items ?? { type: 'string' }) as Schema, name, root),
    )
  }
  if (type === 'integer' || type === 'number') {
    const least = Number(schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1)
    return Math.min(Math.max(least, 0), Number(schema.maximum ?? Number.POSITIVE_INFINITY))
  }
  if (type === 'boolean') return false
  if (type === 'null') return null
  return fillText(schema, name)
}

function fillObject(schema: Schema, root: Schema) {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fillSchema(property, name, root)]),
  )
}

function fillText({ format, minLength, maxLength }: Schema, name: string) {
  if (format === 'uri' || format === 'url') return 'https://example.com/'
  if (format === 'email') return 'someone@example.com'
  if (format === 'date') return '2026-01-01'
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  const text = `A ${name.replaceAll(/([A-Z_])/g, ' $1').toLowerCase()} in plain words. `
  const repeated = text.repeat(Math.ceil(Math.max(Number(minLength ?? 1), text.length) / text.length))
  return repeated.slice(0, Number(maxLength ?? Math.max(Number(minLength ?? 0), text.length - 1)))
}

function resolve(root: Schema, reference: string) {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean)
  return steps.reduce<Schema>((schema, step) => (schema[step] ?? {}) as Schema, root)
}
