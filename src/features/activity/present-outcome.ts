import type { Words } from './follow/reply-words.ts'
import type { StoredOutcome, StoredReply } from './find-outcomes.ts'
import type { Outcome, Reply } from './schema.ts'

/** Nobody follows it: there is no link, or it was given before anything was followed. */
const UNSEEN = {
  score: null,
  replies: null,
  checkedAt: null,
  nextCheckAt: null,
  upForMinutes: null,
  rule: null,
  checks: [],
}

export function presentOutcome(
  stored: StoredOutcome | undefined,
  { address, ...given }: Pick<Outcome, 'rule' | 'checks'> & { address: string | null },
): Outcome {
  if (!stored) return { ...UNSEEN, state: address === null ? 'no_link' : 'linked_before' }
  const { state, score, replies, checkedAt, nextCheckAt, upForMinutes } = stored
  return {
    state,
    score,
    replies,
    checkedAt: isoOf(checkedAt),
    nextCheckAt: isoOf(nextCheckAt),
    upForMinutes,
    rule: given.rule,
    checks:
      state === 'not_found'
        ? given.checks.map((check) => ({ ...check, state: check.state === 'gone' ? state : check.state }))
        : given.checks,
  }
}

export function presentReply(
  { id, asks, state, writtenAt }: StoredReply,
  { threadId, said }: { threadId: string | null; said: Words | undefined },
): Reply {
  return {
    id,
    author: said?.author ?? null,
    text: said?.text ?? null,
    asks,
    state,
    link: `/comments/${threadId}/comment/${id}`,
    postedAt: writtenAt.toISOString(),
  }
}

const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString())
