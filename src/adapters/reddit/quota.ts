/**
 * What a call is for, the most valuable first. Each class has a `share` of the quota that no other can take while it is wanted.
 * All that is left over is spare and goes by value: a class borrows only what exceeds the part of a full spare that it `leaves` to those
 * before it.
 */
export const classes = {
  /** Someone is about to answer a post: its thread, or the post behind an address. */
  thread: { share: 0.3, leaves: 0 },
  /** Someone looks at what we don't hold: a listing, a search, a community or its rules. */
  reading: { share: 0.25, leaves: 0.16 },
  /** New posts of watched communities. */
  polling: { share: 0.25, leaves: 0.32 },
  /** What became of what people posted, and who answered it. */
  follow: { share: 0.06, leaves: 0.48 },
  /** What became of posts that we hold. */
  refresh: { share: 0.1, leaves: 0.64 },
  /** Communities that nobody has named yet. */
  discovery: { share: 0.02, leaves: 0.8 },
} as const
export type CallClass = keyof typeof classes

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
