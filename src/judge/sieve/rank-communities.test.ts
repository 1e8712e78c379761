import { afterAll, expect, test } from 'vitest'
import { openEncoder } from './encoder/open-encoder.ts'
import { rankCommunities } from './rank-communities.ts'

const encoder = openEncoder()
afterAll(() => encoder.close())

const lines = [
  { id: 'what', text: 'a firing log for potters' },
  { id: 'problems.1', text: 'I lose my glaze notes and can never repeat a firing' },
  { id: 'confusions.1', text: 'log files of web servers' },
]
const potters = {
  title: 'Pottery',
  about: 'Clay, kilns and glazes.',
  recentTitles: ['Selling my wheel', 'How do you keep track of glaze firings?'],
}
const servers = { title: 'Logging', about: 'Log files of web servers.', recentTitles: [] }

test('its own people are closer than those it is confused with, and the title that fits best is named', {
  timeout: 60_000,
}, async () => {
  const [own, other] = await rankCommunities(encoder, lines, [potters, servers])
  expect(own?.closeness).toBeGreaterThan((other?.closeness ?? 1) + 0.1)
  expect([own?.thread?.title, other?.thread]).toEqual(['How do you keep track of glaze firings?', null])
})

test('of a product that nothing is known of nothing is close', { timeout: 60_000 }, async () => {
  expect(await rankCommunities(encoder, [], [servers])).toEqual([{ closeness: 0, thread: null }])
})
