import { type Command, Redis } from 'ioredis'
import type { Log } from './log.ts'

type Options = { url: string; log: Log }

const reconnect = { connectTimeout: 2_000, retryStrategy: (times: number) => Math.min(times * 200, 2_000) }

/** For requests: a command either works within half a second or fails at once, so that no request waits for Redis. */
export function createRedis({ url, log }: Options) {
  const redis = new PromptRedis(url, { ...reconnect, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  return reportState(redis, log)
}

const COMMAND_MS = 500

/**
 * The client's own deadline also ends commands whose answer came long ago, when this process was too busy to read it: every limit
 * would then count twice, once in Redis and once here. So what has arrived is read before anything counts as late.
 */
class PromptRedis extends Redis {
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>) {
    const timer = setTimeout(() => setImmediate(giveUp, command), COMMAND_MS)
    const stop = () => clearTimeout(timer)
    command.promise.then(stop, stop)
    return super.sendCommand(command, stream)
  }
}

const giveUp = (command: Command) => command.reject(new Error('Command timed out'))

/** For workers and subscriptions: commands wait until Redis is back (BullMQ demands it). */
export function createPatientRedis({ url, log }: Options) {
  return reportState(new Redis(url, { ...reconnect, maxRetriesPerRequest: null }), log)
}

/** Says once that Redis went away and once that it is back, instead of once per attempt. */
function reportState(redis: Redis, log: Log) {
  let missing = false
  redis.on('error', (err) => {
    if (!missing) log.warn('redis.unavailable', { err })
    missing = true
  })
  redis.on('ready', () => {
    if (missing) log.info('redis.available')
    missing = false
  })
  return redis
}
