/** What every channel is told, in our own terms. */
export type ChannelMessage = {
  /** Stays the same however often it is sent, so that a receiver can tell a repeat. */
  id: string
  kind: 'strong_fit' | 'monitor' | 'reply' | 'test'
  /** Such as 'Strong fit in r/smallbusiness'. */
  headline: string
  /** None in a test. Of a reply: the reply itself, what it says in the place of a title. */
  thread: {
    id: string
    title: string
    /** Told of a reply alone. */
    author: string | null
    subreddit: string
    /** On www.reddit.com. */
    url: string
    postedAt: string
    /** Null of a reply. */
    comments: number | null
  } | null
  /** One sentence. */
  why: string | null
  product: string | null
  /** The watched words. */
  monitor: string | null
  /** Such as 'You can mention it. Say you built it.' */
  allowance: string | null
  /** The draft in our app. */
  link: string
}
