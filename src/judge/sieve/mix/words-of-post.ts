/** What patterns of words make of a post, whatever the product. */
export type PlainWords = {
  /** How much it asks, 0 to 1. */
  strength: number
  seeks: boolean
  vetoed: boolean
  /** Plain words of someone in a crisis or in grief. */
  trouble: boolean
}

/** Of a post, for a product. */
export type WordsOfPost = PlainWords & {
  /** Today's score, 0 to 1. */
  score: number
}
