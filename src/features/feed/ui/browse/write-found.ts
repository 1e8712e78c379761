import type { FitCounts } from '../fit/count-fits.ts'

/** 'We found 4 threads worth answering in r/doggrooming.' Nothing is said of none. */
export function writeFound(
  subreddit: string,
  { strong, worth }: Pick<FitCounts, 'strong' | 'worth'>,
): string | null {
  const count = strong > 0 ? strong : worth
  if (count === 0) return null
  const threads = count === 1 ? '1 thread' : `${count} threads`
  return `We found ${threads} ${strong > 0 ? 'worth answering' : 'that may fit'} in r/${subreddit}.`
}
