import { type FitCounts, hasNothing } from '../fit/count-fits.ts'

const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

type Measured = {
  subreddit: string
  counts: FitCounts
  /** Whether more is coming. */
  isReading: boolean
  isQuickLook: boolean
}

/** 'Four threads worth your time', as far as a model says so; what only may fit is no promise. That there are none is said only once all were read. */
export function writeHeadline({ subreddit, counts, isReading, isQuickLook }: Measured) {
  const { strong, worth, waiting } = counts
  if (strong > 0) return `${writeThreads(strong)} worth your time`
  if (worth > 0) return `${writeThreads(worth)} that may fit`
  if (waiting > 0 || isReading) return 'Reading your threads…'
  if (!hasNothing(counts, isReading)) return 'Your threads'
  return isQuickLook ? 'Nothing here seems to fit today.' : `Nothing strong in r/${subreddit} today.`
}

const writeThreads = (count: number) => `${WORDS[count] ?? count} ${count === 1 ? 'thread' : 'threads'}`

/** Where to go instead. */
export function writeOffer(subreddit: string, { worth, strong }: Pick<FitCounts, 'worth' | 'strong'>) {
  if (strong > 0) return `Try r/${subreddit} (${strong} strong ${strong === 1 ? 'fit' : 'fits'})`
  return `Try r/${subreddit} (${worth} ${worth === 1 ? 'thread' : 'threads'} that may fit)`
}
