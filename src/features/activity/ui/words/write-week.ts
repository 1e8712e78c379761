import { NUMBER_WORDS } from '../../../../ui/number-words.ts'
import type { Entry } from '../../schema.ts'
import { countOf } from './count-words.ts'

/** What was removed, in a sentence; null where nothing was. Why is never more than a guess. */
export function writeWeekRemovals(removed: Pick<Entry, 'subreddit' | 'outcome'>[]) {
  const [only] = removed
  if (!only) return null
  if (removed.length > 1) return `${NUMBER_WORDS[removed.length] ?? removed.length} were removed.`
  const place = only.subreddit === null ? '' : ` in r/${only.subreddit}`
  const number = only.outcome.rule?.number ?? null
  return number === null
    ? `One was removed${place}.`
    : `One was removed${place}. It may have run into rule ${number}.`
}

/** Why is told only where there is a likely rule. */
export function nameRemovalsLink(removed: Pick<Entry, 'outcome'>[]) {
  if (removed.some(({ outcome }) => outcome.rule !== null)) return 'See why'
  return removed.length === 1 ? 'See it' : 'See them'
}

type Week = { posted: number; hasPosts: boolean; watched: number; checked: number }

/** Why nothing is said of what was posted, or of some of it; null where all is told. */
export function writeUnchecked({ posted, hasPosts, watched, checked }: Week) {
  if (posted === 0) return 'Nothing posted last week.'
  if (checked > 0) return watched < posted ? `${posted - watched} not watched.` : null
  const what = countOf(posted, hasPosts ? 'time' : 'comment')
  return watched === 0
    ? `You posted ${what}. Add the links in Activity if you want us to watch them.`
    : `You posted ${what}. None checked yet.`
}
