import type { Community } from './community.ts'
import { hashText } from './draw.ts'
import { growth } from './grow-post.ts'
import type { Post } from './post.ts'
import type { WrittenPost } from './written-community.ts'

const MOST_GROWTH = 3

/** A post written by hand stands as it was written at `startedAt`, and grows from there. */
export function writtenPost(community: Community, text: WrittenPost, id: string, startedAt: number): Post {
  const age = text.hoursAgo * 3600
  const factor = Math.min(MOST_GROWTH, 1 / Math.max(growth(age), 0.01))
  return {
    id,
    community,
    createdUtc: Math.floor(startedAt - age),
    seed: hashText(id),
    shape: text.link ? 'link' : 'self',
    peakScore: Math.round(text.score * factor),
    peakComments: Math.round(text.comments * factor),
    ratio: text.ratio,
    first: { age, score: text.score, comments: text.comments },
    recurring: text.author === 'AutoModerator',
    written: text,
  }
}
