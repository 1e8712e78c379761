import { useEffect, useState } from 'react'
import type { AnsweredReading } from '../../judge/read-answered-post.ts'
import { judgeAside } from '../../session/judge-aside.ts'

/** Of a post that nobody can read in time; the server, which is asked for every draft, then declines it. */
const UNREADABLE: AnsweredReading = { trouble: null, kind: null, forPromotion: false }

/** What a post, or a reply under one of this title, is, as far as it decides about its answer; undefined while it is read. */
export function usePostReading(
  { title, text }: { title: string; text: string },
  verb: 'readAnsweredPost' | 'readReply' = 'readAnsweredPost',
) {
  const [known, setKnown] = useState<{ title: string; text: string; reading: AnsweredReading }>()
  useEffect(() => {
    let left = false
    void judgeAside(verb, { title, text })
      .catch(() => UNREADABLE)
      .then((reading) => !left && setKnown({ title, text, reading }))
    return () => {
      left = true
    }
  }, [title, text, verb])
  return known?.title === title && known.text === text ? known.reading : undefined
}
