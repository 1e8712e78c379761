/**
 * KEYS of all: value, lease, failure. Those that store add three books: the values' ages, when each was last known to be
 * true, and their sizes.
 */
export const cacheScripts = {
  cacheQueue: {
    numberOfKeys: 3,
    lua: `
local value = redis.call('HMGET', KEYS[1], 'at', 'ttl')
if value[1] and tonumber(value[1]) + tonumber(value[2]) > tonumber(ARGV[3]) then return { 'fresh', '', 0 } end
local failure = redis.call('GET', KEYS[3])
if failure then return { 'failed', failure, redis.call('PTTL', KEYS[3]) } end
if redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2], 'NX') then return { 'yours', '', 0 } end
return { 'wait', '', 0 }`,
  },
  // The oldest values leave first: those in use are young, because they are loaded again and again.
  cacheWrite: {
    numberOfKeys: 6,
    lua: `
local value, lease, failure, ages, confirmed, sizes = unpack(KEYS)
local at, body, age, most = tonumber(ARGV[1]), ARGV[5], tonumber(ARGV[8]), tonumber(ARGV[9])
if redis.call('GET', lease) == ARGV[6] then redis.call('DEL', lease) end
local known = redis.call('HGET', value, 'at')
if known and tonumber(known) > at then return end
redis.call('DEL', failure)
redis.call('HSET', value, 'at', ARGV[1], 'ttl', ARGV[2], 'version', ARGV[3], 'zipped', ARGV[4], 'body', body)
redis.call('PEXPIRE', value, ARGV[7])
local before = tonumber(redis.call('HGET', sizes, value) or 0)
redis.call('HSET', sizes, value, #body)
redis.call('ZADD', ages, at, value)
redis.call('ZADD', confirmed, at, value)
local total = redis.call('HINCRBY', sizes, '', #body - before)
local function leave(key)
  total = redis.call('HINCRBY', sizes, '', -tonumber(redis.call('HGET', sizes, key) or 0))
  redis.call('HDEL', sizes, key)
  redis.call('ZREM', ages, key)
  redis.call('ZREM', confirmed, key)
  redis.call('UNLINK', key)
end
for _, key in ipairs(redis.call('ZRANGEBYSCORE', ages, '-inf', at - age, 'LIMIT', 0, 100)) do leave(key) end
while total > most do
  local oldest = redis.call('ZRANGE', ages, 0, 0)[1]
  if not oldest then break end
  leave(oldest)
end`,
  },
  cacheFail: {
    numberOfKeys: 3,
    lua: `
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
if tonumber(ARGV[3]) > 0 then redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[3]) end`,
  },
  // Unless somebody has written in the meantime. Age and expiry stay: what is left is no younger than it was.
  cacheRevise: {
    numberOfKeys: 6,
    lua: `
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'zipped', ARGV[3], 'body', ARGV[4])
local before = tonumber(redis.call('HGET', KEYS[6], KEYS[1]) or 0)
redis.call('HSET', KEYS[6], KEYS[1], #ARGV[4])
redis.call('HINCRBY', KEYS[6], '', #ARGV[4] - before)
return 1`,
  },
  cacheForget: {
    numberOfKeys: 6,
    lua: `
redis.call('UNLINK', KEYS[1])
redis.call('ZREM', KEYS[4], KEYS[1])
redis.call('ZREM', KEYS[5], KEYS[1])
local size = tonumber(redis.call('HGET', KEYS[6], KEYS[1]) or 0)
redis.call('HDEL', KEYS[6], KEYS[1])
redis.call('HINCRBY', KEYS[6], '', -size)`,
  },
}
