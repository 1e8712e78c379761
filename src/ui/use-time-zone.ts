import { useHydrated } from './use-hydrated.ts'

/** The reader's own; until the page's script runs it is UTC, which the server wrote too. */
export function useTimeZone() {
  return useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
}
