/** Undefined where the provider doesn't say. */
export type Usage = { inputTokens: number | undefined; outputTokens: number | undefined }

export type ModelFailure =
  | { kind: 'not_configured' }
  /** Too many requests or no credit left. */
  | { kind: 'throttled' }
  /** It can't be reached, fails, or doesn't accept what we sent. */
  | { kind: 'unavailable'; cause: Error }
  | { kind: 'timeout' }
  /** It answered, and has to be paid for, but not in the shape we asked for. */
  | { kind: 'malformed'; usage?: Usage }
  | { kind: 'refused' }

export type ModelOutcome<T> = { kind: 'ok'; value: T; usage: Usage } | ModelFailure
