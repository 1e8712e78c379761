import { gunzipSync } from 'node:zlib'
import type { Redis } from 'ioredis'

/** All that Redis holds below a prefix, names included, as one readable text. */
export async function readContents(redis: Redis, prefix: string) {
  const parts: string[] = []
  for (const key of await redis.keys(`${prefix}*`)) {
    const type = await redis.type(key)
    parts.push(key)
    if (type === 'hash') parts.push(...Object.values(await redis.hgetallBuffer(key)).map(readable))
    if (type === 'string') parts.push(readable((await redis.getBuffer(key)) ?? Buffer.alloc(0)))
    if (type === 'zset') parts.push(...(await redis.zrange(key, '0', '-1')))
    if (type === 'list') parts.push(...(await redis.lrange(key, 0, -1)))
    if (type === 'set') parts.push(...(await redis.smembers(key)))
  }
  return parts.join('\n')
}

const readable = (bytes: Buffer) =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString()
