import { expect, test } from 'vitest'
import { readPastedPost } from '../posts/read-pasted-post.ts'
import { scorePosts } from './score-post.ts'

const now = Date.parse('2026-07-20T12:00:00Z')
const pawslot = {
  name: 'Pawslot',
  description:
    'Online scheduling for mobile dog groomers. Sends reminders by text so that fewer clients forget their slot, and plans the route between appointments.',
}

let serial = 0
const post = (
  title: string,
  selftext = '',
  { hours = 2, comments = 8, subreddit = 'smallbusiness' } = {},
) => {
  serial += 1
  return {
    id: `p${serial}`,
    title,
    selftext,
    subreddit,
    created_utc: now / 1_000 - hours * 3_600,
    num_comments: comments,
  }
}
const fillers = [
  post('Friday chat', 'What are you all up to this weekend?'),
  post('Lost my biggest customer today', 'They outgrew us. No hard feelings.'),
  post('Pricing page teardown', 'Drop a link and one thing you are unsure about.'),
]
function judge(judged: ReturnType<typeof post>, product: Parameters<typeof scorePosts>[1] = pawslot) {
  const found = scorePosts([judged, ...fillers], product, now).get(judged.id)
  if (!found) throw new Error('not scored')
  return found
}

const asking = post(
  'How do you get dog groomers to try scheduling software?',
  'Six months in. Reminders by text work.\n\nIs there anything that plans appointments for a van? Thanks.',
)

test('somebody who asks about what the product does is a strong fit, with the reason and the passage', () => {
  const { fit, score, reason, passage } = judge(asking)
  expect(fit).toBe('strong')
  expect(score).toBeGreaterThan(70)
  expect(reason).toBe('Asks for a tool like yours')
  expect(passage).toBe('Is there anything that plans appointments for a van?')
})

test('every part of the score is told in words', () => {
  expect(judge(asking).points).toEqual([
    { good: true, text: 'Asks for a tool: “Is there anything”' },
    { good: true, text: 'Talks about scheduling, dog and groomers, as Pawslot does' },
    { good: true, text: '2 hours old with 8 comments, still moving' },
  ])
})

test('a question that has nothing to do with the product is a low fit', () => {
  const { fit, reason } = judge(post('Which CRM do you use?', 'Looking for recommendations.'))
  expect(fit).toBe('low')
  expect(reason).toBe('Off topic for Pawslot')
})

test('the topic without anybody asking is a low fit', () => {
  const { fit, reason } = judge(post('Dog groomers and their scheduling', 'A few thoughts on reminders.'))
  expect(fit).toBe('low')
  expect(reason).toBe('On topic, but asks for nothing')
})

test.each([
  ['I built a scheduling tool for dog groomers, what do you think?', 'The author sells something'],
  ['[Hiring] Dog groomer with scheduling experience, any recommendations?', 'A job, not a question'],
  ['Quick survey: how do dog groomers handle scheduling?', 'A survey, not a question'],
  ['Just hit 100 dog groomers on my scheduling app 🎉 how do I go on?', 'Somebody celebrates'],
])('%s is out of place for an answer', (title, reason) => {
  const found = judge(post(title))
  expect(found.fit).toBe('low')
  expect(found.reason).toBe(reason)
})

test('an older or more crowded thread scores lower, by at most 30 %', () => {
  const title = 'What do you use for scheduling dog groomers?'
  const scores = [
    judge(post(title)).score,
    judge(post(title, '', { hours: 72 })).score,
    judge(post(title, '', { hours: 72, comments: 400 })).score,
    judge(post(title, '', { hours: 9_000, comments: 9_000 })).score,
  ]
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
  expect(scores[3]).toBeGreaterThanOrEqual(Math.floor((scores[0] ?? 0) * 0.7))
})

test('a word counts more in the title, and less when every post here has it', () => {
  const inTitle = judge(post('How to plan a grooming route', 'Any advice?')).score
  const inText = judge(post('How to plan a grooming day', 'Any advice on the route?')).score
  expect(inTitle).toBeGreaterThan(inText)
  const everywhere = [1, 2, 3].map(() => post('Route', 'Route all day'))
  const asked = post('How to plan a grooming route', 'Any advice?')
  const common = scorePosts([asked, ...everywhere], pawslot, now).get(asked.id)?.score
  expect(common).toBeLessThan(inTitle)
})

const invoicing = {
  name: 'Pawslot',
  description: `${pawslot.description} Writes invoices for every client, too.`,
  facts: ['Takes deposits, so that people show up'],
}
const flight = post('Booking a flight for the trade show, how do you decide?', 'Our schedule is not settled.')
const tax = post('Do I need my tax number on invoices?', 'A client sent mine back. How do you do it?')
const absent = post('How do you deal with clients not turning up?', 'Third one.', {
  subreddit: 'doggrooming',
})

test.each([flight, tax])(
  "words of any trade are no topic without one of the product's own: $title",
  (other) => {
    const { fit, reason } = judge(other, invoicing)
    expect({ fit, reason }).toEqual({ fit: 'low', reason: 'Off topic for Pawslot' })
  },
)

test("the same trouble in other words is the topic, above all where the product's people meet", () => {
  expect(judge(absent, invoicing)).toMatchObject({ fit: 'strong', reason: 'Asks for advice you can give' })
  const elsewhere = judge({ ...absent, subreddit: 'startups' }, invoicing)
  expect(elsewhere).toMatchObject({ fit: 'fair', reason: 'Asks how, near your topic' })
})

test('who looks for a tool with one word of any trade is near the topic, not on it', () => {
  const { fit, reason } = judge(post('Which booking software do you use?'))
  expect({ fit, reason }).toEqual({ fit: 'fair', reason: 'Asks for a tool, near your topic' })
})

test('a low fit never gives a reason that speaks for it', () => {
  const weak = post('Grooming reminders?', 'Just a thought.', { hours: 900, comments: 900 })
  expect(judge(weak)).toMatchObject({ fit: 'low', reason: 'On topic, but hardly asks for anything' })
})

test.each([
  ['Switching from Calendly for my grooming van, appointments only', 'Wants to switch'],
  ['Text reminders vs e-mail reminders for groomers', 'Asks for advice you can give'],
  ['I would be happy to pay for grooming reminders', 'Talks about paying for it'],
  ['Tired of sending reminders to my grooming regulars', 'Names your problem'],
  ['Text reminders for dog grooming: worth it?', 'Asks a question on your topic'],
])('%s: %s', (title, reason) => {
  expect(judge(post(title)).reason).toBe(reason)
})

test('typographic apostrophes read like plain ones', () => {
  expect(judge(post('I can’t keep up with grooming reminders')).reason).toBe('Names your problem')
})

test('a product without a description still gives every post a score', () => {
  const { score } = judge(asking, { name: 'Pawslot', description: '' })
  expect(score).toBeGreaterThan(0)
})

test('a pasted post is judged by its words; nobody knows how old it is and who has answered', () => {
  const { title, selftext } = asking
  const read = readPastedPost({ title, text: selftext, link: '' }, now)
  if (read.kind !== 'post') throw new Error('refused')
  const found = scorePosts([read.post], pawslot, now).get(read.post.id)
  expect(found?.fit).toBe('strong')
  expect(found?.points.map(({ text }) => text).join('\n')).not.toMatch(/comments?,|old with/)
})
