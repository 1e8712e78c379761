import { type HintId, hints } from './hints.ts'

const KEY = 'threadlark-hints'

/** Which hints this browser has done with. What is not understood is passed over. */
export function parseHints(saved: string | null): HintId[] {
  const names = new Set(saved?.split(',').map((name) => name.trim()))
  return hints.map(({ id }) => id).filter((id) => names.has(id))
}

export function recallHints(): HintId[] {
  try {
    return parseHints(localStorage.getItem(KEY))
  } catch {
    // A browser that keeps nothing would show them on every page.
    return hints.map(({ id }) => id)
  }
}

export function rememberHints(seen: HintId[]) {
  try {
    localStorage.setItem(KEY, seen.join(','))
  } catch {
    // As above: the next page shows none.
  }
}
