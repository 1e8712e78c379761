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

/** Whether this failure is only that PostgreSQL can't be reached right now, however many layers have wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && CODES.test(code)) return true
  if (SENTENCES.some((sentence) => error.message.startsWith(sentence))) return true
  const inner = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...inner].some(isDatabaseAway)
}
