import { SUGGESTIONS_SHOWN, suggestedSubreddits } from '../schema.ts'

export function suggestSubreddits(chosen: string[]) {
  const taken = new Set(chosen.map((name) => name.toLowerCase()))
  return suggestedSubreddits.filter((name) => !taken.has(name.toLowerCase())).slice(0, SUGGESTIONS_SHOWN)
}
