import type { Finding } from '../schema.ts'
import type { Place } from './decide-again.ts'
import { areRulesKnown } from './read-permission.ts'
import { isAwaited, isBlank, type OpenDraft } from './session-state.ts'

export type DraftStatus =
  | { is: 'uncheckable' }
  /** With the first thing that is wrong. */
  | { is: 'lock' | 'fault'; message: string }
  | { is: 'reading' }
  | { is: 'late' }
  | { is: 'unread' }
  | { is: 'suggestions'; count: number }
  /** Nobody has been asked about these words yet. */
  | { is: 'new' }
  | { is: 'ready'; disclosed: boolean; rules: 'followed' | 'unknown' | null }

type Checked = { findings: Finding[] | null; uncheckable: boolean }

/** What there is to say about a draft, in one line. */
export function readStatus(draft: OpenDraft, { findings, uncheckable }: Checked, place: Place): DraftStatus {
  const { reading, reads, text } = draft
  const [worst] = findings ?? []
  if (uncheckable) return { is: 'uncheckable' }
  if (worst?.level === 'lock') return { is: 'lock', message: worst.message }
  if (findings === null || isAwaited(reading)) return { is: 'reading' }
  if (worst?.level === 'fault') return { is: 'fault', message: worst.message }
  if (isBlank(text, 'content')) return { is: 'new' }
  if (reading.is === 'asked') return { is: 'late' }
  if (reading.is === 'unread') return { is: 'unread' }
  if (worst) return { is: 'suggestions', count: findings.length }
  if (reading.is === 'new') return { is: 'new' }
  const said = reads.at(-1)?.said
  return {
    is: 'ready',
    disclosed: said?.disclosed === true,
    rules: readRulesOf(place, said?.byRules ?? false),
  }
}

/** Nobody can say that a draft follows rules which its reader didn't have. */
function readRulesOf({ post, passport }: Place, byRules: boolean) {
  if (post.subreddit === null || passport === undefined) return null
  if (!areRulesKnown(passport)) return 'unknown'
  return byRules ? 'followed' : null
}
