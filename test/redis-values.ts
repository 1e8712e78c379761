import { gunzipSync } from 'node:zlib'
import type { Redis } from 'ioredis'

const GZIP = Buffer.from([0x1f, 0x8b])

/** Every key with all that can be read of it: its name and its values, unzipped. What DUMP gives may be compressed. */
export async function* readRedis(redis: Redis, match = '*') {
  for await (const keys of redis.scanStream({ match, count: 1_000 })) {
    for (const key of keys as string[]) {
      yield { key, values: [Buffer.from(key), ...(await valuesOf(redis, key)).map(plain)] }
    }
  }
}

async function valuesOf(redis: Redis, key: string): Promise<Buffer[]> {
  const type = await redis.type(key)
  if (type === 'string') return [(await redis.getBuffer(key)) ?? Buffer.of()]
  if (type === 'hash') {
    const fields = Object.entries(await redis.hgetallBuffer(key))
    return fields.flatMap(([name, value]) => [Buffer.from(name), value])
  }
  if (type === 'list') return redis.lrangeBuffer(key, 0, -1)
  if (type === 'set') return redis.smembersBuffer(key)
  if (type === 'zset') return redis.zrangeBuffer(key, '0', '-1')
  if (type === 'stream') return (await redis.xrangeBuffer(key, '-', '+')).flatMap(([, fields]) => fields)
  return []
}

const plain = (value: Buffer) => (value.subarray(0, 2).equals(GZIP) ? gunzipSync(value) : value)
