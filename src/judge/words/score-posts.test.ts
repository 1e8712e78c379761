import { expect, test } from 'vitest'
import { scorePosts } from './score-posts.ts'

const pawslot = {
  name: 'Pawslot',
  description:
    'Online scheduling for mobile dog groomers. Sends reminders by text so that fewer clients forget their slot, and plans the route between appointments.',
}
const post = (title: string, text = '', subreddit = 'smallbusiness') => ({ title, text, subreddit })
const fillers = [
  post('Friday chat', 'What are you all up to this weekend?'),
  post('Lost my biggest customer today', 'They outgrew us. No hard feelings.'),
  post('Pricing page teardown', 'Drop a link and one thing you are unsure about.'),
]
const score = (judged: ReturnType<typeof post>, product: Parameters<typeof scorePosts>[1] = pawslot) =>
  scorePosts([judged, ...fillers], product)[0] ?? Number.NaN

const asking = post(
  'How do you get dog groomers to try scheduling software?',
  'Six months in. Reminders by text work.\n\nIs there anything that plans appointments for a van? Thanks.',
)

test('someone who asks about what the product does scores high', () => {
  expect(score(asking)).toBeGreaterThan(0.7)
})

test.each([
  ['a question on another topic', post('Which CRM do you use?', 'Looking for recommendations.')],
  ['the topic without a question', post('Dog groomers and their scheduling', 'A few thoughts on reminders.')],
  ['someone who sells', post('I built a scheduling tool for dog groomers, what do you think?')],
  ['a job', post('[Hiring] Dog groomer with scheduling experience, any recommendations?')],
  ['a survey', post('Quick survey: how do dog groomers handle scheduling?')],
  ['a celebration', post('Just hit 100 dog groomers on my scheduling app 🎉 how do I go on?')],
])('%s scores low', (_, judged) => {
  expect(score(judged)).toBeLessThan(0.27)
})

test('a word counts more in the title, and less when every post here has it', () => {
  const inTitle = score(post('How to plan a grooming route', 'Any advice?'))
  const inText = score(post('How to plan a grooming day', 'Any advice on the route?'))
  expect(inTitle).toBeGreaterThan(inText)
  const everywhere = [1, 2, 3].map(() => post('Route', 'Route all day'))
  const [common] = scorePosts([post('How to plan a grooming route', 'Any advice?'), ...everywhere], pawslot)
  expect(common).toBeLessThan(inTitle)
})

const invoicing = {
  name: 'Pawslot',
  description: `${pawslot.description} Writes invoices for every client, too.`,
  facts: ['Takes deposits, so that people show up'],
}

test.each([
  post('Booking a flight for the trade show, how do you decide?', 'Our schedule is not settled.'),
  post('Do I need my tax number on invoices?', 'A client sent mine back. How do you do it?'),
])("words of any trade are no topic without one of the product's own: $title", (other) => {
  expect(score(other, invoicing)).toBeLessThan(0.27)
})

test("the same trouble in other words is the topic, above all where the product's people meet", () => {
  const absent = post('How do you deal with clients not turning up?', 'Third one.', 'doggrooming')
  expect(score(absent, invoicing)).toBeGreaterThan(score({ ...absent, subreddit: 'startups' }, invoicing))
})

test('typographic apostrophes read like plain ones', () => {
  const [curly, plain] = ['’', "'"].map((mark) =>
    score(post(`I can${mark}t keep up with grooming reminders`)),
  )
  expect(curly).toBe(plain)
})

test('a product without a description still gives every post a score', () => {
  expect(score(asking, { name: 'Pawslot', description: '' })).toBeGreaterThan(0)
})
