import { expect, test } from 'vitest'
import { chooseCommunities, type Judged } from './choose-communities.ts'

type Suits = 'good' | 'neutral' | 'bad' | null

const judged = (name: string, suits: Suits, closeness: number, thread: string | null = null): Judged => ({
  place: {
    community: {
      name,
      title: '',
      about: '',
      subscribers: 10,
      type: 'public',
      over18: false,
      quarantined: false,
    },
    title: '',
    about: '',
    rules: [],
    recent: [
      {
        id: 'a1',
        title: 'How do you plan?',
        selftext: '',
        subreddit: name,
        author: 'ann',
        score: 1,
        num_comments: 0,
        closed: false,
        created_utc: 1_700_000_000,
        permalink: `/r/${name}/comments/a1/`,
        upvote_ratio: 1,
        url: null,
      },
    ],
    isWhole: true,
    fetchedAt: 0,
    recentTitles: ['How do you plan?'],
  },
  verdict: suits && { suits, meets: null, thread, why: 'Because.' },
  closeness,
  closestTitle: { title: 'How do you plan?', closeness: closeness - 0.1 },
})
const namesOf = (some: Judged[]) => chooseCommunities(some).map(({ name }) => name)

test("the model's word counts, however close a community is", () => {
  const some = [
    judged('near', 'bad', 0.9),
    judged('far', 'good', 0.1),
    judged('b', 'good', 0.3),
    judged('c', 'good', 0.2),
    judged('so_so', 'neutral', 0.8),
  ]
  expect(namesOf(some)).toEqual(['b', 'c', 'far'])
})

test('neutral ones come after the good ones, and only up to three in all', () => {
  const some = [
    judged('n1', 'neutral', 0.9),
    judged('n2', 'neutral', 0.8),
    judged('n3', 'neutral', 0.7),
    judged('g', 'good', 0.1),
  ]
  expect(namesOf(some)).toEqual(['g', 'n1', 'n2'])
})

test('where the model said nothing, few are close enough', () => {
  expect(namesOf([judged('close', null, 0.6), judged('nearly', null, 0.49)])).toEqual(['close'])
})

test('a thread is named by the model, or by closeness where it said nothing', () => {
  const thread = { title: 'How do you plan?', createdUtc: 1_700_000_000 }
  const threadsOf = (one: Judged) => chooseCommunities([one])[0]?.thread
  expect(threadsOf(judged('a', 'good', 0.9, 'How do you plan?'))).toMatchObject(thread)
  expect(threadsOf(judged('a', 'good', 0.9))).toBeNull()
  expect(threadsOf(judged('a', null, 0.65))).toMatchObject(thread)
  expect(threadsOf(judged('a', null, 0.56))).toBeNull()
})

test('a closed thread is none that an answer could help', () => {
  const one = judged('a', 'good', 0.9, 'How do you plan?')
  const closed = one.place.recent.map((post) => ({ ...post, closed: true }))
  expect(chooseCommunities([{ ...one, place: { ...one.place, recent: closed } }])[0]?.thread).toBeNull()
})
