import { expect, test } from 'vitest'
import { steadyKeyOf } from './recordings.ts'
import { replayVerdicts } from './replay-verdicts.ts'

const INSTRUCTIONS = 'Judge each community.'
const community = { name: 'kilns', members: 900, recentTitles: ['A'] }
const asked = (item: object) => ({
  model: 'sim-small',
  stream: false,
  messages: [
    { role: 'system' as const, content: `${INSTRUCTIONS}\n\nAnswer with one JSON object of this shape.` },
    { role: 'user' as const, content: JSON.stringify({ subject: null, items: [{ ref: 1, item }] }) },
  ],
})
const replay = (item: object) => {
  const request = asked(item)
  const recordings = new Map([[steadyKeyOf(INSTRUCTIONS, null, community), 'recorded']])
  return replayVerdicts(request, request.messages[1]?.content ?? '', recordings)
}

test('a community is known again when its members and newest titles have changed', () => {
  const later = { ...community, members: 901, recentTitles: ['B', 'A'] }
  expect(replay(later)).toEqual({ verdicts: [{ ref: 1, verdict: 'recorded' }] })
})

test('another community gets no verdict', () => {
  expect(replay({ ...community, name: 'ovens' })).toEqual({ verdicts: [] })
})
