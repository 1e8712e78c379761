import type { FitCounts } from '../fit/count-fits.ts'

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

/** 'Four threads worth your time'. That there are none is said only once all were read; after a quick look, nothing is promised. */
export function writeHeadline({ worth: worthAnswering, waiting, read }: FitCounts, isQuickLook: boolean) {
  if (worthAnswering === 0 && waiting > 0) return 'Reading your threads…'
  if (read === 0) return 'Your threads'
  const number = WORDS[worthAnswering] ?? worthAnswering
  const threads = worthAnswering === 1 ? 'thread' : 'threads'
  return isQuickLook ? `${number} ${threads} that may fit` : `${number} ${threads} worth your time`
}
