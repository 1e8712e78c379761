/** Advice that keeps people welcome where they answer. */
export const tips = [
  '5-7 comments or 2-3 posts a day keeps your account safe',
  'Say that you made it: readers forgive a maker, not a stranger',
  "Read the subreddit's rules before your first answer there",
  'Answer the question first, name your product last or not at all',
  'Edit every draft until it sounds like you',
  'Come back to your comments: replies are where trust is made',
]
