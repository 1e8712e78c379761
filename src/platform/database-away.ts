/** Starting up or shutting down (57P…), no connection (08…), or no slot for one (53300). postgresql.org/docs/15/errcodes-appendix.html */
const CODES =
  /^(57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says without a code. */
const SENTENCES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
]

/**
 * Other services fail with the same codes, so only what the pool has marked counts. The mark is on the error itself, because the
 * built pages bring a copy of this file.
 */
const SEEN_BY_POOL = Symbol.for('database is away')

/** For the pool: marks an error that means that PostgreSQL can't be reached. */
export function noteIfAway(error: unknown) {
  if (!(error instanceof Error)) return
  const { code } = error as { code?: unknown }
  const isAway =
    (typeof code === 'string' && CODES.test(code)) ||
    SENTENCES.some((sentence) => error.message.startsWith(sentence))
  if (isAway) Object.defineProperty(error, SEEN_BY_POOL, { value: true })
}

/** Whether this failure is only that PostgreSQL can't be reached right now, however many layers have wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = error instanceof AggregateError ? error.errors : []
  return SEEN_BY_POOL in error || [error.cause, ...inner].some(isDatabaseAway)
}
