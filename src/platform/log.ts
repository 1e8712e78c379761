import { type Logger, pino } from 'pino'
import { isAppError, STATUS } from './errors.ts'

/** The only things that may enter a log. A field not named here is dropped, so a secret can't slip in. */
const ALLOWED = [
  'address',
  'attempts',
  'code',
  'count',
  'durationMs',
  'err',
  'jobId',
  'method',
  'missing',
  'origin',
  'path',
  'pid',
  'port',
  'provider',
  'reason',
  'requestId',
  'route',
  'signal',
  'status',
  'topic',
  'userId',
] as const
const isAllowed = (key: string) => (ALLOWED as readonly string[]).includes(key)

export type LogFields = Partial<Record<(typeof ALLOWED)[number], unknown>>
type Level = 'debug' | 'info' | 'warn' | 'error'
export type Log = Record<Level, (event: string, fields?: LogFields) => void> & {
  /** As serious as its error: someone is woken only for what a person must put right. */
  failure(event: string, fields: LogFields & { err: unknown }): void
  with(fields: LogFields): Log
}

type Options = { level: string; stream?: { write(line: string): void } }

export function createLog({ level, stream }: Options): Log {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors arrive described; pino's own serializer would describe the description.
    serializers: { err: (described: unknown) => described },
  }
  // A write costs the system as much as a request's own work, so lines go out together; at the end of the process none is left behind.
  const logger = pino(
    options,
    stream ?? pino.destination({ sync: false, minLength: 4_096, periodicFlush: 100 }),
  )
  return wrap(() => logger)
}

/** A request's own logger is made when it has something to say, which most requests have not. */
function wrap(make: () => Logger): Log {
  let made: Logger | undefined
  const logger = () => (made ??= make())
  const at = (level: Level) => (event: string, fields?: LogFields) => logger()[level](allowed(fields), event)
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    failure: (event, { err, ...fields }) =>
      at(levelOf(err))(event, { ...fields, err: isAppError(err) ? (err.cause ?? err) : err }),
    with: (fields) => wrap(() => logger().child(allowed(fields))),
  }
}

function levelOf(err: unknown): Level {
  if (!isAppError(err) || err.needsPerson) return 'error'
  return STATUS[err.code] >= 500 ? 'warn' : 'info'
}

function allowed(fields: LogFields = {}) {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    if (isAllowed(key) && value !== undefined) kept[key] = key === 'err' ? describeError(value) : value
  }
  return kept
}

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described }

/**
 * Names, never contents: libraries hang payloads, headers and parameters on their errors, and Drizzle writes the
 * parameters of a failed query into the message itself.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const code = (error as { code?: unknown }).code
  const failedQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query:')
  return {
    type: error.name,
    message: failedQuery ? 'Failed query' : error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(error.stack && !failedQuery ? { stack: error.stack } : {}),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}
