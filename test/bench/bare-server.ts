import { createServer } from 'node:http'
import pg from 'pg'

/** The least that a server of these answers could do: the same prepared statement, its rows as JSON. No session, no plan, no check. */
const { BARE_DATABASE_URL, BARE_STATEMENTS = '', BARE_PORT = '' } = process.env
const statements = JSON.parse(BARE_STATEMENTS) as Record<string, pg.QueryConfig>
const pool = new pg.Pool({ connectionString: BARE_DATABASE_URL, max: 10 })

const wrap: Record<string, (posts: object[], fetchedAt: string) => object> = {
  '/feed': (posts, fetchedAt) => ({
    kind: 'Listing',
    data: { children: posts.map((data) => ({ kind: 't3', data })) },
    freshness: { fetchedAt, stale: false, reason: null },
  }),
  '/search': (posts, fetchedAt) => ({
    success: true,
    posts,
    searched_subreddits: statements['/search']?.values?.slice(0, 3),
    freshness: { fetchedAt, stale: false, reason: null },
  }),
}

createServer((request, response) => {
  const path = request.url ?? ''
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', async () => {
    if (parts.length > 0) JSON.parse(Buffer.concat(parts).toString())
    const { rows } = await pool.query(statements[path] as pg.QueryConfig)
    const [{ posts, polledAt }] = rows
    const body = Buffer.from(JSON.stringify(wrap[path]?.(posts, new Date(polledAt).toISOString())))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
    response.end(body)
  })
}).listen(Number(BARE_PORT), '127.0.0.1')
