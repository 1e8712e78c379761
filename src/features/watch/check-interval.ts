const MINUTE_MS = 60_000

/**
 * After how long to ask Reddit what became of a post. Much happens while it is young: 20 minutes, one hour, three, nine and
 * 27 hours after it was written. Where people look at its community, it is asked about more often.
 */
export function checkInterval({ ageMs, isShown }: { ageMs: number; isShown: boolean }) {
  return isShown ? Math.max(5 * MINUTE_MS, ageMs / 4) : Math.max(20 * MINUTE_MS, 2 * ageMs)
}
