/** For so many days an account is new. */
export const NEW_FOR_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1_000

type Account = { createdAt: string; now: number }

export function isNewAccount({ createdAt, now }: Account) {
  return now - Date.parse(createdAt) < NEW_FOR_DAYS * DAY_MS
}

/** All that was posted since the account is there; null when it could not be read: then nobody is bothered. */
type Known = Account & { posted: readonly unknown[] | null }

/** Whoever has posted, or has had weeks to look around, knows the way. */
export function isFirstRun({ posted, ...account }: Known) {
  return posted?.length === 0 && isNewAccount(account)
}
