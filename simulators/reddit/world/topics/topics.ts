import { homeTopics } from './home.ts'
import { leisureTopics } from './leisure.ts'
import { technologyTopics } from './technology.ts'
import type { Topic } from './topic.ts'
import { workTopics } from './work.ts'

export const topics: Topic[] = [...workTopics, ...technologyTopics, ...homeTopics, ...leisureTopics]

/** The topic whose community it is, else the one whose words its description shares most. */
export function guessTopic(name: string, about: string): Topic {
  const lower = name.toLowerCase()
  const own = topics.find(({ communities }) => communities.some((other) => other.toLowerCase() === lower))
  if (own) return own
  const words = new Set(`${name} ${about}`.toLowerCase().match(/[a-z]{4,}/g))
  const shared = (topic: Topic) =>
    new Set(
      [topic.key, ...topic.communities, ...topic.things, ...topic.goals, topic.people]
        .flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
        .filter((word) => words.has(word)),
    ).size
  return topics.reduce((best, topic) => (shared(topic) > shared(best) ? topic : best))
}
