import { useState } from 'react'
import type { Naming } from '../naming/naming-choice.tsx'

/** The user's choice about naming. Rules that were read are the rules of one subreddit; another one's are unread. */
export function useNaming(subreddit: string | null) {
  const [naming, setNaming] = useState<Naming>({ never: false, rulesRead: false })
  const [place, setPlace] = useState(subreddit)
  if (place !== subreddit) {
    setPlace(subreddit)
    setNaming({ ...naming, rulesRead: false })
  }
  return [naming, setNaming] as const
}
