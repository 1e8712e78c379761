import { cleanSubreddit, MAX_SUBREDDITS, productInput } from '../schema.ts'

type Added =
  | { kind: 'added'; names: string[] }
  | { kind: 'ignored' }
  | { kind: 'full' }
  | { kind: 'refused'; reason: string }

const subreddits = productInput.shape.subreddits

/** The list with what was typed. Blanks and names that are there already change nothing. */
export function addSubreddit(names: string[], typed: string): Added {
  const name = cleanSubreddit(typed)
  const known = names.some((other) => other.toLowerCase() === name.toLowerCase())
  if (name === '' || known) return { kind: 'ignored' }
  if (names.length >= MAX_SUBREDDITS) return { kind: 'full' }
  const checked = subreddits.safeParse([name])
  if (!checked.success) return { kind: 'refused', reason: checked.error.issues[0]?.message ?? '' }
  return { kind: 'added', names: [...names, name] }
}
