import type { DraftStatus } from '../../session/read-status.ts'

/** What holds of a draft that is ready, after the word that says so. */
export function writeWhatHolds(
  { disclosed, rules }: Extract<DraftStatus, { is: 'ready' }>,
  /** Null where there is no room to name it, or nothing to name. */
  subreddit: string | null,
) {
  const rulesOf = subreddit === null ? 'the rules' : `r/${subreddit}'s rules`
  return [
    disclosed && 'says you built it',
    rules === 'followed' && `follows ${rulesOf}`,
    rules === 'unknown' && "couldn't read the rules, check them on Reddit",
  ].filter((part) => part !== false)
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
      return 'Not fully checked. Read it twice before you post.'
    case 'suggestions':
      return status.count === 1 ? '1 suggestion' : `${status.count} suggestions`
    case 'new':
      return 'Checked when you pause'
  }
}
