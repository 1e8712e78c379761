/** What a call is for. Each class has a share of the quota that no other class can take while it is wanted. */
export const shares = { feed: 0.5, search: 0.25, url: 0.15, housekeeping: 0.1 } as const
export type CallClass = keyof typeof shares

export type QuotaSettings = {
  /** Reddit counts in windows of this length, aligned to the clock. */
  windowMs: number
  /** What we assume until Reddit's first answer tells the real limit. */
  startLimit: number
}

/** `firm`: nothing can be had sooner, so there is no use in asking again before. */
export type Taken = { granted: number; waitMs: number; firm: boolean }

/** What Reddit's headers say about the window that it is in. */
export type Reading = { used: number; remaining: number; resetMs: number }

export type Quota = {
  take(kind: CallClass, wanted: number): Promise<Taken>
  correct(reading: Reading): Promise<void>
  stop(ms: number): Promise<void>
  /** Calls that the window still holds, as far as we know. */
  left(): Promise<number>
}
