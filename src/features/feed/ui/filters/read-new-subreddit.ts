import { cleanSubreddit, subreddit } from '../../schema.ts'

type NewSubreddit = { kind: 'new'; name: string } | { kind: 'known' } | { kind: 'refused'; reason: string }

/** What was typed as the name of a subreddit that the product does not have yet. */
export function readNewSubreddit(typed: string, known: string[]): NewSubreddit {
  const name = cleanSubreddit(typed)
  if (name === '' || known.some((other) => other.toLowerCase() === name.toLowerCase()))
    return { kind: 'known' }
  const checked = subreddit.safeParse(name)
  if (!checked.success) return { kind: 'refused', reason: checked.error.issues[0]?.message ?? '' }
  return { kind: 'new', name }
}
