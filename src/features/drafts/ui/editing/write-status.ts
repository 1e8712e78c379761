import type { DraftStatus } from '../../session/read-status.ts'

type Ready = Extract<DraftStatus, { is: 'ready' }>

/** What holds of a draft that is ready, after the word that says so. */
export function writeWhatHolds(
  { disclosed, unnamed, untold, rules }: Ready,
  /** Null where there is no room to name it, or nothing to name. */
  subreddit: string | null,
) {
  const rulesOf = subreddit === null ? 'the rules' : `r/${subreddit}'s rules`
  return [
    disclosed && 'says you built it',
    unnamed && "doesn't mention your product",
    isFollowed(rules) && !untold && `follows ${rulesOf}`,
    rules === 'unknown' && "couldn't read the rules, check them on Reddit",
    untold && rules !== 'unknown' && 'add what you know to make it yours',
  ].filter((part) => part !== false)
}

/** The same in lines of their own. */
export function listWhatHolds({ disclosed, unnamed, rules, claims }: Ready, subreddit: string | null) {
  return [
    disclosed && 'Says you built it',
    unnamed && "Doesn't mention your product",
    isFollowed(rules) && subreddit !== null && `Follows ${countRules(rules.followed)} of r/${subreddit}`,
    claims > 0 && countClaims(claims),
  ].filter((line) => line !== false)
}

const isFollowed = (rules: Ready['rules']) => rules !== null && rules !== 'unknown'

/** Reviews from before they were counted say 0. */
function countRules(count: number) {
  if (count === 0) return 'the rules'
  return count === 1 ? '1 rule' : `${count} rules`
}

function countClaims(count: number) {
  if (count === 1) return '1 claim, from your facts'
  return `${count} claims, ${count === 2 ? 'both' : 'all'} from your facts`
}

export function writeStatus(status: Exclude<DraftStatus, { is: 'ready' }>) {
  switch (status.is) {
    case 'uncheckable':
      return "The checks did not finish, so this can't be copied yet."
    case 'lock':
    case 'fault':
      return status.message
    case 'reading':
      return 'Checking facts and rules…'
    case 'late':
      return 'Still checking. You can copy now.'
    case 'unread':
      return status.disclosed
        ? 'Not fully checked. Read it twice before you post.'
        : "Not fully checked. Does it say it's yours?"
    case 'suggestions':
      return status.count === 1 ? '1 suggestion' : `${status.count} suggestions`
    case 'new':
      return 'Checked when you pause'
  }
}
