import type { Freshness } from '../../schema.ts'

const KEPT_MS = 48 * 3_600_000

/** Someone who comes back to posts that were read longer ago gets newer ones. */
export const REFRESH_AFTER_MS = 10 * 60_000

/** Strangers' words are shown no longer than we may keep them, in a tab that stays open, too. */
export const isTooOld = ({ fetchedAt }: Pick<Freshness, 'fetchedAt'>, now: number) =>
  now - Date.parse(fetchedAt) > KEPT_MS
