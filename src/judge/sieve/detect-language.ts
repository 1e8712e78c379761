// The smallest of its tables tells whole posts as well as the largest does, and takes 90 MB of memory instead of 417.
import { eld } from 'eld/extrasmall'

/** The language as two letters; null where so few words could be any. */
export function detectLanguage(text: string): string | null {
  const found = eld.detect(text)
  return found.isReliable() && found.language ? found.language : null
}
