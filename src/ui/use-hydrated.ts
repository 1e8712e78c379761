import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False until the page's script runs: before that a press would be lost, and a sent form would leave the page. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
