export type Call = {
  host: string
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: Buffer
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
}

export type Answer = {
  status: number
  headers?: Record<string, string>
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown
  /** What the receiver makes of a body that is encrypted. */
  read?: unknown
}

export type Receiver = (call: Call) => Answer | Promise<Answer>

/** The JSON in a body, undefined where it isn't any. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

export const sendsJson = ({ headers }: Call) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json'
