/** What somebody should know of a subreddit before choosing it. */
export type SubredditNote = {
  text: string
  /** What is plain stands on no chip; it is told when one looks closer. */
  tone: 'danger' | 'warning' | 'doubt' | 'plain'
  /** The sentence of its rules that says so. */
  quote: string | null
}

/** Undefined while nothing is known, and for names that nobody looked up. */
export type NoteOf = (name: string) => SubredditNote | undefined
