import { api, ask } from '../../client/ask.ts'
import { useRead } from '../../client/use-read.ts'
import type { CommunityStance } from '../../features/communities/schema.ts'
import { REFRESH_AFTER_MS } from '../../features/feed/ui/posts/reading-age.ts'
import { stanceNames } from '../../features/feed/ui/stance-names.ts'
import type { NoteOf, SubredditNote } from '../../features/products/ui/subreddit-note.ts'

const tones: Record<CommunityStance['stance'], SubredditNote['tone']> = {
  banned: 'danger',
  set_threads: 'warning',
  ratio: 'warning',
  with_disclosure: 'plain',
  allowed: 'plain',
  silent: 'plain',
  unknown: 'doubt',
}

/** What the suggested subreddits say of promotion. When that can't be told, each of them says so. */
export function useSubredditNotes(wanted = true): NoteOf {
  const { answer, failure } = useRead(
    wanted ? ['stances'] : null,
    (signal) => ask(api.reddit.stances.$get({}, { init: { signal } })),
    { keepsLast: true, refreshAfterMs: REFRESH_AFTER_MS },
  )
  const unread = failure ? noteOf({ stance: 'unknown', quote: null }) : undefined
  const notes = new Map(answer?.stances.map((stance) => [stance.name.toLowerCase(), noteOf(stance)]))
  return (name) => notes.get(name.toLowerCase()) ?? unread
}

function noteOf({ stance, quote }: Pick<CommunityStance, 'stance' | 'quote'>): SubredditNote {
  return { text: stanceNames[stance].text, tone: tones[stance], quote }
}
