import { Redis } from 'ioredis'
import type { VirtualClock } from './virtual-clock.ts'

const REAL_TIME = "redis.call('TIME')"
const TIME_KEY = 'bench-virtual-time'

/** The real Redis. Scripts read the time from a key there instead of from its clock. */
export function openVirtualRedis(clock: VirtualClock) {
  const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379')
  const timeKey = `${TIME_KEY}-${process.pid}`
  const send = redis.sendCommand.bind(redis)
  let told = Number.NaN
  const tellTime = () => {
    if (told === clock.now()) return
    told = clock.now()
    const [seconds, micros] = [Math.floor(told / 1_000), Math.round((told % 1_000) * 1_000)]
    void clock.meanwhile(redis.set(timeKey, `${seconds} ${micros}`, 'EX', 3_600))
  }
  redis.sendCommand = (command, stream) => {
    if (command.name.startsWith('eval')) tellTime()
    return clock.meanwhile(Promise.resolve(send(command, stream)))
  }
  const define = redis.defineCommand.bind(redis)
  redis.defineCommand = (name, definition) => {
    if (!definition.lua.includes(REAL_TIME))
      throw new Error(`The script ${name} reads its time in a new way.`)
    const lua = definition.lua.replace(REAL_TIME, virtualTime(timeKey))
    define(name, { ...definition, lua })
  }
  return redis
}

const virtualTime = (key: string) =>
  `(function() local parts = {}; for part in string.gmatch(redis.call('GET', '${key}'), '%d+') do parts[#parts + 1] = part end; return parts end)()`
