/** The words from which the posts of a kind of community are made. */
export type Topic = {
  key: string
  /** Names of the communities about it, the biggest first. */
  communities: string[]
  /** Who writes there, in the plural. */
  people: string
  /** 'my …', 'a …': countable, in the singular. */
  things: string[]
  tools: string[]
  /** After 'to'. */
  goals: string[]
  /** After 'I', in the past. */
  events: string[]
  /** Whole sentences. */
  troubles: string[]
  sites: string[]
}
