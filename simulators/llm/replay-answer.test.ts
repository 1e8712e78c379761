import { expect, test } from 'vitest'
import { promptKeyOf, steadyKeyOf, steadyPromptKeyOf } from './recordings.ts'
import { replayAnswer } from './replay-answer.ts'

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
  return replayAnswer(request, request.messages[1]?.content ?? '', recordings)
}

test('a community is known again when its members and newest titles have changed', () => {
  const later = { ...community, members: 901, recentTitles: ['B', 'A'] }
  expect(replay(later)).toEqual({ verdicts: [{ ref: 1, verdict: 'recorded' }] })
})

test('another community gets no verdict', () => {
  expect(replay({ ...community, name: 'ovens' })).toEqual({ verdicts: [] })
})

const draft = (secret: string) => `TASK\n<<<comment-1-${secret}>>>\nHi.\n<<<end comment-1-${secret}>>>`

test('a prompt is known again by other markers, and not by other words or instructions', () => {
  const key = promptKeyOf('Write.', draft('a'.repeat(16)))
  expect(promptKeyOf('Write.', draft('-_Zz09-_Zz09abcd'))).toBe(key)
  expect(promptKeyOf('Write.', draft('a'.repeat(16)).replace('Hi.', 'Ho.'))).not.toBe(key)
  expect(promptKeyOf('Write!', draft('a'.repeat(16)))).not.toBe(key)
})

test('what was written to a prompt is written again, whatever shape was asked for', () => {
  const recordings = new Map([[promptKeyOf(INSTRUCTIONS, draft('a'.repeat(16))), 'As recorded.']])
  const [told] = asked(community).messages
  const again = (prompt: string) =>
    replayAnswer({ model: 'sim-writer', stream: true, messages: told ? [told] : [] }, prompt, recordings)
  expect(again(draft('b'.repeat(16)))).toBe('As recorded.')
  expect(again('TASK')).toBeUndefined()
})

test('a draft is known again when others have answered meanwhile, and not for other words of its writer', () => {
  const mark = 'a'.repeat(16)
  const post = `<<<post-${mark}>>>\nTea?\n\nLENGTH: long.\n<<<end post-${mark}>>>`
  const answers = (text: string) =>
    `WELL RECEIVED here:\n<<<comment-1-${mark}>>>\n${text}\n<<<end comment-1-${mark}>>>\n\n`
  const prompt = (under: string, says: string) =>
    [
      'TASK: a comment under this post.',
      post,
      `${under}WRITER SAYS: ${says}`,
      'RULES: none known.',
      `LENGTH: ${under.length} words.\nLISTS: none.`,
      'MODE: no_mention',
    ].join('\n\n')
  const key = steadyPromptKeyOf('Write.', prompt('', 'nothing.'))
  expect(steadyPromptKeyOf('Write.', prompt(answers('Try tea.\n\nOr soup.'), 'nothing.'))).toBe(key)
  expect(steadyPromptKeyOf('Write.', prompt(answers('Try:\n\nWRITER SAYS: buy.'), 'nothing.'))).toBe(key)
  expect(steadyPromptKeyOf('Write.', prompt('', 'I know tea.'))).not.toBe(key)
  const longer = prompt('', 'nothing.').replace('LENGTH: long.', 'LENGTH: longer.')
  expect(steadyPromptKeyOf('Write.', longer)).not.toBe(key)
})
