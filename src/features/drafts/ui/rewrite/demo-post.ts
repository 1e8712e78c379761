import type { AnalysedPost } from './use-analysis.ts'

/** To try Smart Rewrite with while Reddit can't be reached. */
export const demoPost = (now: number): AnalysedPost => ({
  title: 'I stopped chasing new customers for a month and fixed onboarding instead',
  content: `For half a year I wrote launch posts every week. People signed up, looked around for two minutes and never came back.

So last month I did nothing but watch recordings of first visits. Nearly everybody got stuck at the same place: an empty screen that asked them to set things up before they had seen what it was for.

I filled that screen with an example and moved the setup to the second day. More people stayed in the first week than in the whole quarter before.

What did you fix that mattered more than another launch?`,
  author: 'quiet_builder',
  subreddit: 'SaaS',
  upvotes: 312,
  comments: 87,
  created_utc: Math.floor(now / 1_000) - 5 * 3_600,
})
