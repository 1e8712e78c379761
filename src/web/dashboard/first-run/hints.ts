export type HintId = 'product' | 'filters' | 'post'

/** In the order in which they are shown. */
export const hints: { id: HintId; title: string; text: string }[] = [
  {
    id: 'product',
    title: 'Pick a product here',
    text: 'Posts are measured by how well this product answers them.',
  },
  {
    id: 'filters',
    title: 'Choose the community',
    text: 'You decide which subreddit is shown, and in which order.',
  },
  {
    id: 'post',
    title: 'Open a post to draft a comment',
    text: 'Edit it, copy it, paste it on Reddit yourself. Nothing is posted automatically.',
  },
]
