const NEW_FOR_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1_000

type Known = {
  createdAt: string
  /** Null when it could not be read: then nobody is bothered. */
  recent: readonly unknown[] | null
  now: number
}

/** Whoever has posted, or has had weeks to look around, knows the way. */
export function isFirstRun({ createdAt, recent, now }: Known) {
  return recent?.length === 0 && now - Date.parse(createdAt) < NEW_FOR_DAYS * DAY_MS
}
