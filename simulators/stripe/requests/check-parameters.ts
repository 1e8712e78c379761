import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { StripeFailure } from '../stripe-failure.ts'
import { coerceBySchema, type Schema } from './coerce-by-schema.ts'
import type { RawParameters } from './decode-form.ts'
import type { ServedParameters } from './served-parameters.ts'

export type Operation = keyof ServedParameters

const ajv = new Ajv({ strict: false, validateSchema: false, code: { optimize: false } })
const schemas = readSchemas()
const validators = new Map<Operation, ValidateFunction>()

/** Typed parameters, or the refusal that Stripe would answer with. */
export function checkParameters<O extends Operation>(operation: O, raw: RawParameters): ServedParameters[O] {
  const schema = schemas.get(operation) ?? {}
  const validate = validators.get(operation) ?? ajv.compile(schema)
  validators.set(operation, validate)
  const parameters = coerceBySchema(schema, raw)
  if (!validate(parameters)) throw refusal(validate.errors ?? [], parameters)
  return parameters as ServedParameters[O]
}

function readSchemas() {
  const lines = readFileSync(join(import.meta.dirname, 'request-schemas.ndjson'), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const { operation, schema } = JSON.parse(line) as { operation: Operation; schema: Schema }
      return [operation, schema]
    }),
  )
}

function refusal(errors: ErrorObject[], parameters: unknown) {
  // A failed union reports every branch; the deepest complaint is about what was meant.
  const [error] = errors.toSorted((a, b) => depth(b) - depth(a))
  if (!error) return new StripeFailure(400, 'Invalid request.')
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const named = error.params['additionalProperty'] ?? error.params['missingProperty']
  const param = bracketed(typeof named === 'string' ? [...path, named] : path)
  const given = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], parameters)
  return new StripeFailure(400, ...describe(error, param, given))
}

const depth = ({ instancePath, keyword }: ErrorObject) =>
  instancePath.split('/').length * 10 +
  (keyword === 'anyOf' ? 0 : 1) +
  (keyword === 'additionalProperties' ? 1 : 0)

function describe(
  error: ErrorObject,
  param: string,
  given: unknown,
): [string, { code?: string; param: string }] {
  switch (error.keyword) {
    case 'additionalProperties':
      return [`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param }]
    case 'required':
      return [`Missing required param: ${param}.`, { code: 'parameter_missing', param }]
    case 'enum':
      return [
        `Invalid ${param}: must be one of ${(error.params['allowedValues'] as string[]).join(', ')}`,
        { param },
      ]
    case 'type':
      return describeType(String(error.params['type']), param, given)
    default:
      return [`Invalid ${param}`, { param }]
  }
}

function describeType(
  type: string,
  param: string,
  given: unknown,
): [string, { code?: string; param: string }] {
  if (type === 'number')
    return [`Invalid integer: ${String(given)}`, { code: 'parameter_invalid_integer', param }]
  if (given === '') {
    const message = `You passed an empty string for '${param}'.`
    return [message, { code: 'parameter_invalid_empty', param }]
  }
  return [`Invalid ${type}: ${JSON.stringify(given)}`, { param }]
}

const bracketed = ([head = '', ...rest]: string[]) => head + rest.map((key) => `[${key}]`).join('')

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')
