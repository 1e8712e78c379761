import { createApi } from '../src/api.ts'

/** As much of JSON Schema as our own contracts use. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

type Parameter = { in: string; name: string; schema: JsonSchema; required?: boolean }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, unknown>
}

export type Operation = {
  name: string
  method: string
  /** With `{name}` where a parameter stands. */
  path: string
  parameters: Parameter[]
  body: JsonSchema | null
  /** The statuses that our description names; empty where a route isn't described. */
  statuses: number[]
}

/** Every route of the API: as our own description tells it, and the few that only a browser follows. */
export async function readOperations(): Promise<Operation[]> {
  const api = createApi('http://localhost')
  const document = await (await api.request('/openapi.json')).json()
  const paths = document.paths as Record<string, Record<string, Described>>
  const routes = api.routes.filter(({ method }) => method !== 'ALL')
  const names = new Set(routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`))
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ')
    const described = paths[path]?.[method.toLowerCase()]
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      in: 'path',
      name,
      schema: { type: 'string' },
      required: true,
    }))
    return {
      name,
      method,
      path,
      parameters: described?.parameters ?? [...inPath, ...followed],
      body: described?.requestBody?.content['application/json']?.schema ?? null,
      statuses: Object.keys(described?.responses ?? {}).map(Number),
    }
  })
}

/** What the links of mails and of Google carry. */
const followed: Parameter[] = ['token', 'callbackURL', 'state', 'code', 'error'].map((name) => ({
  in: 'query',
  name,
  schema: { type: 'string' },
}))
