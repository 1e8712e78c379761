import { MOST_COMMUNITIES, monitorInput } from '../../schema.ts'

type Added = { names: string[] } | { refusal: string } | null

const communities = monitorInput.shape.communities

/** The list with what was typed. Blanks and names that are there already change nothing. */
export function addCommunity(names: string[], typed: string): Added {
  const name = bareName(typed)
  if (name === '' || names.some((other) => other.toLowerCase() === name.toLowerCase())) return null
  if (names.length >= MOST_COMMUNITIES) return { refusal: `Choose up to ${MOST_COMMUNITIES} communities.` }
  const checked = communities.safeParse([name])
  if (!checked.success) return { refusal: checked.error.issues[0]?.message ?? '' }
  return { names: [...names, name] }
}

/** 'r/SaaS' and the address of its page are the community 'SaaS'. */
function bareName(typed: string) {
  const parts = typed.trim().split('/').filter(Boolean)
  const mark = parts.findIndex((part) => part.toLowerCase() === 'r')
  return (mark === -1 ? typed.trim() : (parts[mark + 1] ?? '')).trim()
}
