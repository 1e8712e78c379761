import type { Community } from './community.ts'
import { draw } from './draw.ts'
import type { WrittenPost } from './written-community.ts'

export type Shape = 'self' | 'link' | 'image' | 'gallery' | 'video' | 'crosspost' | 'poll'

/** Reddit's word for who removed a post; `null` where it says nothing. */
export type RemovalCategory =
  | 'reddit'
  | 'moderator'
  | 'automod_filtered'
  | 'deleted'
  | 'author'
  | 'content_takedown'
  | 'copyright_takedown'
  | 'anti_evil_ops'
  | 'community_ops'
  | null

export type Removal = {
  at: number
  category: RemovalCategory
  /** Still in listings, as some removed posts are. */
  lingers: boolean
  /** Not even found by its id. */
  gone?: boolean
}

/** What never changes about a post and is cheap to know; its words are written when somebody reads them. */
export type Post = {
  id: string
  community: Community
  createdUtc: number
  seed: number
  shape: Shape
  /** What score and comments grow towards. */
  peakScore: number
  peakComments: number
  ratio: number
  /** Where growth starts from; a generated post starts with its author's own vote. */
  first: { age: number; score: number; comments: number }
  removal?: Removal
  /** A recurring thread of the moderators; the newest one leads hot. */
  recurring: boolean
  written?: WrittenPost
}

/** A post and by how much it leads in some sort. */
export type Ranked = { post: Post; value: number }

export const isAdult = ({ community, written, seed }: Post) =>
  community.over18 || (!written && draw(seed, 101) < 0.015)
