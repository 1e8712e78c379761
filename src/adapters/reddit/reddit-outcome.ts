export type RedditFailure =
  | { kind: 'not_configured' }
  /** Reddit refuses our credentials, or they may not read. */
  | { kind: 'not_approved'; retryAfterMs?: number }
  /** Reddit turns our server away, whatever it asks for. */
  | { kind: 'blocked'; retryAfterMs?: number }
  | { kind: 'private' }
  /** It turns us away without a reason, while Reddit lets us read elsewhere. */
  | { kind: 'closed' }
  | { kind: 'quarantined' }
  | { kind: 'banned' }
  /** `deleted`: a post that its author or a moderator took down. */
  | { kind: 'missing'; deleted?: true }
  | { kind: 'withheld' }
  /** A share link that leads nowhere we can follow. It may still work in a browser. */
  | { kind: 'unresolved' }
  /** Reddit turns us away at this one place, and does not say that it is for good. */
  | { kind: 'turned_away'; retryAfterMs: number }
  | { kind: 'rate_limited'; retryAfterMs: number }
  /** Not Reddit, but our limit for one user. */
  | { kind: 'own_limit'; retryAfterMs: number }
  /** It can't be reached, fails, or answers something that can't be read. */
  | { kind: 'down' }
  | { kind: 'timeout' }

export type RedditOutcome<T> = { kind: 'ok'; value: T } | RedditFailure

export const redditSentences: Record<RedditFailure['kind'], string> = {
  not_configured: 'Reddit is not connected yet.',
  not_approved: 'Reddit has not approved our access, so its posts cannot be read at the moment.',
  blocked: 'Reddit is blocking our server, so its posts cannot be read at the moment.',
  private: 'Only members can read this community.',
  closed: 'Reddit does not let us read this community.',
  quarantined: 'Reddit keeps this community behind a warning, so it cannot be read here.',
  banned: 'Reddit has banned this community.',
  missing: 'Reddit has nothing under this name. Check the spelling.',
  withheld: 'Reddit withholds this content for legal reasons.',
  unresolved: "We couldn't follow this share link. Open it and paste the full URL.",
  turned_away: 'Reddit does not let us read this right now. Please try again later.',
  rate_limited: 'We have asked Reddit for a lot just now. Please try again in a moment.',
  own_limit: 'You have looked at a lot in a short time. Please try again in a few minutes.',
  down: 'Reddit is not answering. Please try again in a moment.',
  timeout: 'Reddit took too long to answer. Please try again in a moment.',
}

const LASTING = new Set<string>(['private', 'closed', 'quarantined', 'banned', 'missing', 'withheld'])

export type LastingFailure = Extract<
  RedditFailure,
  { kind: 'private' | 'closed' | 'quarantined' | 'banned' | 'missing' | 'withheld' }
>

/** What may be over at the next try. */
export type PassingFailure = Exclude<RedditFailure, LastingFailure>

/** Whether it is a fact about what was asked for, rather than about Reddit or us at the moment. */
export function isLasting(failure: RedditFailure): failure is LastingFailure {
  return LASTING.has(failure.kind)
}
