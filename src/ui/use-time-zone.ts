import { useHydrated } from './use-hydrated.ts'

/** The reader's own; until the page's script runs it is UTC, which the server wrote too. */
export function useTimeZone() {
  return useHydrated() ? readTimeZone() : 'UTC'
}

/** A browser that doesn't know where it is calls it unknown, or tells its distance from UTC, which reads differently elsewhere. */
function readTimeZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return /^[a-z]/i.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC'
}
