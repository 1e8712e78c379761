import type { Community, CommunityState } from './community.ts'
import { draw, hashText, mixSeeds, pickByShare } from './draw.ts'
import { makeRules } from './make-rules.ts'
import { guessTopic, type Topic, topics } from './topics.ts'
import type { WrittenCommunity } from './written-community.ts'

/** One community for each way in which Reddit refuses. */
const refusing: [string, CommunityState][] = [
  ['FounderCircle', 'private'],
  ['PremiumLounge', 'gold_only'],
  ['MiracleCures', 'quarantined'],
  ['HardTruths', 'gated'],
  ['FreeFollowers', 'banned'],
  ['BlockedHere', 'legal'],
  ['AnnouncementsOnly', 'restricted'],
]

const cities = [
  'Berlin',
  'Austin',
  'London',
  'Toronto',
  'Sydney',
  'Dublin',
  'Lisbon',
  'Denver',
  'Leeds',
  'Oslo',
]

const localNames = cities.flatMap((city) => [`${city}Startups`, `${city}Freelance`])

const picturesque = new Set(['pictures', 'design', 'pets', 'garden', 'cooking', 'home', 'games'])

const newsy = new Set(['technology', 'money', 'books and film', 'machine learning', 'operations'])

/** Those written by hand, then the generated ones that are not among them, then those that refuse. */
export function makeCommunities(seed: number, written: WrittenCommunity[], startedAt: number) {
  const communities: Community[] = []
  const taken = new Set<string>()
  const add = (
    name: string,
    make: (index: number, seed: number) => Omit<Community, 'index' | 'id' | 'name' | 'seed'>,
  ) => {
    if (taken.has(name.toLowerCase())) return
    taken.add(name.toLowerCase())
    const own = mixSeeds(seed, hashText(name.toLowerCase()))
    const index = communities.length
    communities.push({
      ...make(index, own),
      index,
      id: (2_000_000 + (own % 50_000_000)).toString(36),
      name,
      seed: own,
    })
  }

  for (const one of written) add(one.name, (_index, own) => fromWritten(one, own, startedAt))
  for (const topic of topics) {
    for (const [rank, name] of topic.communities.entries())
      add(name, (_index, own) => generated(topic, name, rank, own))
  }
  for (const name of localNames)
    add(name, (_index, own) => generated(guessTopic(name, name.replace(/^[A-Z][a-z]+/, '')), name, 40, own))
  for (const [name, state] of refusing) {
    add(name, (_index, own) => ({ ...generated(guessTopic(name, ''), name, 6, own), state }))
  }
  return communities
}

function fromWritten(one: WrittenCommunity, seed: number, startedAt: number) {
  const oldest = Math.max(1, ...one.posts.map(({ hoursAgo }) => hoursAgo))
  return {
    title: one.title,
    about: one.about,
    subscribers: one.subscribers,
    postsPerDay: one.postsPerDay,
    bornUtc: bornOf(seed),
    topic: guessTopic(one.name, `${one.title} ${one.about}`),
    character: 'text' as const,
    over18: false,
    state: 'public' as const,
    rules: one.rules,
    writtenPosts: [],
    quiet: { from: startedAt - (oldest + 1) * 3600, until: startedAt },
  }
}

function generated(topic: Topic, name: string, rank: number, seed: number) {
  const size = (4_000_000 / (rank + 1) ** 1.9) * (0.3 + draw(seed, 50) * 1.4)
  const over18 = /AfterDark|BarStories|confession/.test(name)
  return {
    title: titleOf(name),
    about: `For ${topic.people} and everybody who wants to ${topic.goals[rank % topic.goals.length] ?? ''}.`,
    subscribers: Math.round(size),
    postsPerDay: Math.max(0.4, Math.round((size ** 0.62 / 22) * (0.4 + draw(seed, 51)) * 10) / 10),
    bornUtc: bornOf(seed),
    topic,
    character: characterOf(topic, seed),
    over18,
    state: 'public' as const,
    rules: makeRules(seed),
    writtenPosts: [],
  }
}

const characterOf = (topic: Topic, seed: number) =>
  picturesque.has(topic.key)
    ? pickByShare(
        [
          ['picture', 0.95],
          ['text', 1],
        ] as const,
        draw(seed, 52),
      )
    : newsy.has(topic.key)
      ? pickByShare(
          [
            ['news', 0.95],
            ['text', 1],
          ] as const,
          draw(seed, 52),
        )
      : ('text' as const)

const bornOf = (seed: number) =>
  Date.UTC(2010 + Math.floor(draw(seed, 53) * 12), 3, 1) / 1000 + Math.floor(draw(seed, 54) * 86_400)

const titleOf = (name: string) =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase())
