import type { Finding, Review } from '../schema.ts'
import type { Place } from './decide-again.ts'
import { areRulesKnown } from './read-permission.ts'
import { isAwaited, isBlank, mayName, type OpenDraft } from './session-state.ts'

export type DraftStatus =
  | { is: 'uncheckable' }
  /** With the first thing that is wrong. */
  | { is: 'lock' | 'fault'; message: string }
  | { is: 'reading' }
  | { is: 'late' }
  /** `disclosed`: code sees that the product is said to be theirs, or isn't named at all. */
  | { is: 'unread'; disclosed: boolean }
  | { is: 'suggestions'; count: number }
  /** Nobody has been asked about these words yet. */
  | { is: 'new' }
  /** `unnamed`: it was allowed to name the product, and doesn't. `untold`: its writer has told nothing that it could be made of. */
  | { is: 'ready'; disclosed: boolean; unnamed: boolean; untold: boolean; rules: Rules; claims: number }

/** How many of them it follows, as far as that is known; nothing where nobody can say. */
type Rules = { followed: number } | 'unknown' | null

type Checked = { findings: Finding[] | null; uncheckable: boolean }

/** What there is to say about a draft, in one line. */
export function readStatus(draft: OpenDraft, { findings, uncheckable }: Checked, place: Place): DraftStatus {
  const { reading, reads, text, check } = draft
  const [worst] = findings ?? []
  if (uncheckable) return { is: 'uncheckable' }
  if (worst?.level === 'lock') return { is: 'lock', message: worst.message }
  if (findings === null || isAwaited(reading)) return { is: 'reading' }
  if (worst?.level === 'fault') return { is: 'fault', message: worst.message }
  if (isBlank(text, 'content')) return { is: 'new' }
  if (reading.is === 'asked') return { is: 'late' }
  if (reading.is === 'unread') return { is: 'unread', disclosed: !check?.named || check.disclosed }
  if (worst) return { is: 'suggestions', count: findings.length }
  if (reading.is === 'new') return { is: 'new' }
  const said = reads.at(-1)?.said
  const disclosed = said?.disclosed === true
  return {
    is: 'ready',
    disclosed,
    // Users know what their own words say.
    unnamed: !draft.edited && mayName(draft) && !disclosed && check?.text === text && !check.named,
    untold: !draft.edited && draft.decided !== null && draft.context === '',
    rules: readRulesOf(place, said),
    claims: said?.claims ?? 0,
  }
}

/** Nobody can say that a draft follows rules which its reader didn't have. */
function readRulesOf({ post, passport }: Place, said: Review | undefined): Rules {
  if (post.subreddit === null || passport === undefined) return null
  if (!areRulesKnown(passport)) return 'unknown'
  return said?.byRules ? { followed: said.rules } : null
}
