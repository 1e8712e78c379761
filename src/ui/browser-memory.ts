import { useSyncExternalStore } from 'react'

/** What this browser keeps under a key; undefined where it keeps nothing at all. */
export function recall(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Null forgets. Whoever follows hears of it, in this tab as in others. */
export function keep(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing goes on with what it would show at first.
  }
  dispatchEvent(new Event('storage'))
}

export function useKept<Value>(read: () => Value, onServer: Value) {
  return useSyncExternalStore(follow, read, () => onServer)
}

function follow(onChange: () => void) {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
