import type { Community } from './community.ts'
import { draw, mixSeeds, pickByShare } from './draw.ts'
import type { Post, Removal, RemovalCategory, Shape } from './post.ts'

const HOUR = 3600

// Over the generated communities (half text, a fifth news, the rest pictures) these add up to what was measured
// on the real site: 12.6 % galleries, 7 % crossposts, a hint on 37 %.
const mixes: Record<Community['character'], [Shape, number][]> = {
  text: [
    ['link', 0.06],
    ['image', 0.02],
    ['gallery', 0.025],
    ['video', 0.015],
    ['crosspost', 0.07],
    ['poll', 0.012],
    ['self', 1],
  ],
  news: [
    ['self', 0.15],
    ['image', 0.03],
    ['gallery', 0.03],
    ['video', 0.06],
    ['crosspost', 0.07],
    ['poll', 0.01],
    ['link', 1],
  ],
  picture: [
    ['self', 0.13],
    ['link', 0.03],
    ['video', 0.13],
    ['crosspost', 0.07],
    ['poll', 0.01],
    ['image', 0.27],
    ['gallery', 1],
  ],
}

const newborn = { age: 0, score: 1, comments: 0 }

const categories: [RemovalCategory, number][] = [
  ['reddit', 0.462],
  ['moderator', 0.32],
  ['automod_filtered', 0.14],
  ['deleted', 0.07],
  ['content_takedown', 0.003],
  ['copyright_takedown', 0.002],
  ['anti_evil_ops', 0.001],
  ['community_ops', 0.001],
  ['author', 1],
]

/** The post number `place` of a community since it was born, without its words. */
export function generatePost(community: Community, place: number): Post {
  const seed = mixSeeds(community.seed, place)
  const slot = 86_400 / community.postsPerDay
  const createdUtc = Math.floor(community.bornUtc + (place + draw(seed, 0)) * slot)
  const recurring = place % recurringEvery(community) === 0
  const luck = 1 - draw(seed, 1)
  const peakScore = Math.floor(Math.min(40_000, (Math.sqrt(community.subscribers) / 60) * (luck ** -0.9 - 1)))
  const removal = recurring ? undefined : drawRemoval(seed, createdUtc)
  return {
    id: `2${(place * 512 + community.index).toString(36).padStart(6, '0')}`,
    community,
    createdUtc,
    seed,
    shape: recurring ? 'self' : pickByShare(mixes[community.character], draw(seed, 2)),
    peakScore,
    peakComments: Math.floor((peakScore ** 0.75 + 4) * draw(seed, 3) * 1.4),
    ratio: Math.round((0.5 + 0.5 * Math.sqrt(draw(seed, 4))) * 100) / 100,
    first: newborn,
    ...(removal ? { removal } : {}),
    recurring,
  }
}

/** The community's index and the post's place in it, from an id made above. */
export function readGeneratedId(id: string) {
  const number = /^2[a-z0-9]{6,7}$/.test(id) ? Number.parseInt(id.slice(1), 36) : Number.NaN
  return { index: number % 512, place: Math.floor(number / 512) }
}

export const newestPlace = (community: Community, now: number) => {
  const place = Math.floor(((now - community.bornUtc) * community.postsPerDay) / 86_400)
  return generatePost(community, place).createdUtc <= now ? place : place - 1
}

export const recurringEvery = ({ postsPerDay }: Community) => Math.max(12, Math.round(postsPerDay * 7))

/** 21 % are gone after 36 hours, most of them soon; for 16 % it says why. */
function drawRemoval(seed: number, createdUtc: number): Removal | undefined {
  const fate = draw(seed, 5)
  if (fate >= 0.21) return undefined
  return {
    at: createdUtc + 30 + 35.5 * HOUR * draw(seed, 6) ** 3,
    category: fate < 0.16 ? pickByShare(categories, draw(seed, 7)) : null,
    lingers: draw(seed, 8) < 0.2,
  }
}
