import type { Post } from './post.ts'
import type { Topic } from './topics.ts'
import type { WrittenRule } from './written-community.ts'

export const communityStates = [
  'public',
  'restricted',
  'private',
  'gold_only',
  'quarantined',
  'gated',
  'banned',
  'legal',
  'missing',
] as const

export type CommunityState = (typeof communityStates)[number]

export type Community = {
  /** Place in the world; part of the ids of its generated posts. */
  index: number
  id: string
  name: string
  title: string
  about: string
  subscribers: number
  postsPerDay: number
  bornUtc: number
  seed: number
  topic: Topic
  character: 'text' | 'news' | 'picture'
  over18: boolean
  state: CommunityState
  rules: WrittenRule[]
  /** Posts written by hand or added by the controls, newest first. */
  writtenPosts: Post[]
  /** Nothing is generated between these times: there the posts written by hand stand alone. */
  quiet?: { from: number; until: number }
}

export const isQuiet = ({ quiet }: Community, at: number) =>
  quiet !== undefined && at > quiet.from && at < quiet.until
