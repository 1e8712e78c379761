export type WrittenReply = { author: string; body: string; score: number; hoursAgo: number }

export type WrittenPost = {
  title: string
  /** Markdown as people type it; empty for link posts. */
  body: string
  author: string
  /** Age when the simulator starts. */
  hoursAgo: number
  score: number
  /** Share of upvotes, 0 to 1. */
  ratio: number
  comments: number
  flair?: string
  /** For link posts: where it leads. */
  link?: string
  replies?: WrittenReply[]
}

export type WrittenRule = { name: string; description: string; appliesTo?: 'all' | 'link' | 'comment' }

/** A community whose first posts were written by hand: what people see first. */
export type WrittenCommunity = {
  /** Without 'r/'. */
  name: string
  title: string
  about: string
  subscribers: number
  postsPerDay: number
  rules: WrittenRule[]
  posts: WrittenPost[]
}
