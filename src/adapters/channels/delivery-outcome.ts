export type DeliveryOutcome =
  | { kind: 'delivered'; status: number }
  /** The address no longer exists. */
  | { kind: 'gone'; status: number }
  /** It won't get better by itself: most 4xx, redirects, an address that isn't public. */
  | { kind: 'refused'; status: number | null }
  /** It may work later: 408, 425, 429, 5xx, timeouts, connections that fail. */
  | { kind: 'unavailable'; status: number | null; retryAfterMs?: number }
