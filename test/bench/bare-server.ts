import { createServer } from 'node:http'
import { Redis } from 'ioredis'

/** The least that a server of this answer could do: pass on one GET of Redis. No session, no plan, no check of anything. */
const { REDIS_URL = 'redis://127.0.0.1:6379', BARE_KEY = '', BARE_PORT = '' } = process.env
const redis = new Redis(REDIS_URL)
createServer((_request, response) => {
  void redis.getBuffer(BARE_KEY).then((body) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body?.length ?? 0 })
    response.end(body)
  })
}).listen(Number(BARE_PORT), '127.0.0.1')
