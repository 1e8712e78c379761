import { useEffect, useRef } from 'react'
import type { Freshness } from '../schema.ts'

const REFRESH_AFTER_MS = 10 * 60_000
const KEPT_MS = 48 * 3_600_000

/** Calls when somebody comes back to a tab whose posts were read more than ten minutes ago. */
export function useRefresh(readAt: number | undefined, refresh: () => void) {
  const latest = useRef({ readAt, refresh })
  useEffect(() => {
    latest.current = { readAt, refresh }
  })
  useEffect(() => {
    const onReturn = () => {
      const { readAt, refresh } = latest.current
      const old = readAt !== undefined && Date.now() - readAt > REFRESH_AFTER_MS
      if (old && document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])
}

/** Strangers' words are shown no longer than we may keep them, in a tab that stays open, too. */
export const isTooOld = ({ fetchedAt }: Pick<Freshness, 'fetchedAt'>, now: number) =>
  now - Date.parse(fetchedAt) > KEPT_MS
