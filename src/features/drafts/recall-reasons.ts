import { type Reason, reason } from './schema.ts'

type Kept = { why: object[] | null; reasons: string[] }

/**
 * Why a kept draft has its mode. A code that only a newer or an older release knows is left out, so that servers of both can run at once.
 * Migrations see no row of a user's, so rows from before there were codes still hold the sentences of that time.
 */
export function recallReasons({ why, reasons }: Kept): Reason[] {
  if (why) return why.flatMap((one) => reason.safeParse(one).data ?? [])
  return reasons.map((text) => ({ code: 'said', text }))
}
