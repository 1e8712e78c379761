/** What is known of a community's rules, with the sentences that say so. */
export type Passport = {
  subreddit: string
  selfPromotion: 'banned' | 'set_threads' | 'ratio' | 'with_disclosure' | 'silent' | 'unknown'
  aiText: 'banned' | 'disclose' | 'silent' | 'unknown'
  links: 'banned' | 'limited' | 'silent' | 'unknown'
  quotes: { selfPromotion: string | null; aiText: string | null; links: string | null }
}
