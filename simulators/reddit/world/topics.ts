import { join } from 'node:path'
import { z } from 'zod'
import { readYamlFolder } from '../../frame/read-yaml.ts'

/** The words from which the posts of a kind of community are made. */
const topicSchema = z.strictObject({
  key: z.string(),
  /** Names of the communities about it, the biggest first. */
  communities: z.array(z.string()),
  /** Who writes there, in the plural. */
  people: z.string(),
  /** 'my …', 'a …': countable, in the singular. */
  things: z.array(z.string()).min(1),
  tools: z.array(z.string()).min(2),
  /** After 'to'. */
  goals: z.array(z.string()).min(1),
  /** After 'I', in the past. */
  events: z.array(z.string()).min(1),
  /** Whole sentences. */
  troubles: z.array(z.string()).min(1),
  sites: z.array(z.string()).min(1),
})

export type Topic = z.infer<typeof topicSchema>

export const topics = readYamlFolder(
  join(import.meta.dirname, '../fiction/topics'),
  z.array(topicSchema),
).flat()

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
