import { NUMBER_WORDS as WORDS } from '../../../../ui/number-words.ts'
import { type FitCounts, hasNothing } from '../fit/count-fits.ts'

type Measured = {
  /** Such as 'r/startups'. */
  where: string
  counts: FitCounts
  /** Whether more is coming. */
  isReading: boolean
  isQuickLook: boolean
  /** How many strong fits wait there that aren't among these posts. */
  unshown: number
  /** Whether the user has answered some of these. */
  isAnswered: boolean
}

/** 'Four threads worth your time', if a model says so; a guess promises less. It says that there are none only once all posts were read. */
export function writeHeadline(measured: Measured) {
  const { where, counts, isReading, isQuickLook, unshown, isAnswered } = measured
  const { strong, worth, waiting } = counts
  if (strong > 0) return `${writeThreads(strong)} worth your time`
  if (worth > 0) return `${writeThreads(worth)} that may fit`
  if (waiting > 0 || isReading) return 'Reading your threads…'
  if (!hasNothing(counts, isReading)) return 'Your threads'
  if (isQuickLook) return 'Nothing here seems to fit today.'
  if (unshown > 0) return 'No strong fits in these posts.'
  return `Nothing strong ${isAnswered ? 'left ' : ''}in ${where} today.`
}

/** About strong fits that a tab counts but its posts don't show. */
export function writeUnshown(strong: number, isMore: boolean) {
  const fits = `${strong}${isMore ? ' more' : ''} strong ${strong === 1 ? 'fit' : 'fits'}`
  return strong === 1
    ? `${fits} from the last two days isn't on this page. Find it in Today.`
    : `${fits} from the last two days aren't on this page. Find them in Today.`
}

const writeThreads = (count: number) => `${WORDS[count] ?? count} ${count === 1 ? 'thread' : 'threads'}`

export const writeStrong = (count: number) => (count === 1 ? '1 strong fit' : `${count} strong fits`)

/** Where to go instead. */
export function writeOffer(subreddit: string, { worth, strong }: Pick<FitCounts, 'worth' | 'strong'>) {
  if (strong > 0) return `Try r/${subreddit} (${writeStrong(strong)})`
  return `Try r/${subreddit} (${worth} ${worth === 1 ? 'thread' : 'threads'} that may fit)`
}
