import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import type { Trend } from '../schema.ts'

/** How a keyword was mentioned in a few subreddits. In which order posts are listed changes nothing about it. */
export function useTrend(keyword: string, subreddits: string[]) {
  return useRead(
    ['trend', keyword, subreddits],
    (signal): Promise<Trend> =>
      ask(api.reddit.trend.$post({ json: { keyword, subreddits } }, { init: { signal } })),
    { behindSkeleton: true },
  )
}
