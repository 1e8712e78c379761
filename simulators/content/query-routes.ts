import { evaluate, parse } from 'groq-js'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Document } from './read-dataset.ts'

const bodySchema = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

/** GET with the parameters as `$name=<JSON>`, POST with them in the body. (sanity.io/docs/http-reference/query) */
export function queryRoutes(documents: Document[]) {
  const published = documents.filter(({ _id }) => !_id.startsWith('drafts.'))

  async function answer(c: Context, query: string, params: Record<string, unknown>) {
    const start = performance.now()
    const dataset = c.req.query('perspective') === 'raw' ? documents : published
    try {
      const value = await evaluate(parse(query, { params }), { dataset, params })
      const result: unknown = await value.get()
      const ms = Math.round(performance.now() - start)
      return c.json(c.req.query('returnQuery') === 'false' ? { result, ms } : { query, result, ms })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      return c.json({ error: { description, query, type: 'queryParseError' } }, 400)
    }
  }

  const path = '/:version{v[0-9]{4}-[0-9]{2}-[0-9]{2}}/data/query/:dataset'
  return new Hono()
    .get(path, async (c) => {
      try {
        return await answer(c, c.req.query('query') ?? '', readParameters(c.req.query()))
      } catch {
        return c.json({ error: { description: 'unable to parse parameter', type: 'httpBadRequest' } }, 400)
      }
    })
    .post(path, async (c) => {
      const body = bodySchema.safeParse(await c.req.json().catch(() => undefined))
      if (!body.success) return c.json({ error: { description: 'no query', type: 'httpBadRequest' } }, 400)
      return answer(c, body.data.query, body.data.params)
    })
}

function readParameters(query: Record<string, string>) {
  const given = Object.entries(query).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(given.map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]))
}
