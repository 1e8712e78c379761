import { expect, test } from 'vitest'
import { stateDraft } from './state-draft.ts'
import { pawSlot } from './test-context.ts'

test("a stranger's post reaches the reviewer whole, but for hidden characters and excess", () => {
  const text = `I lose 6 clients.\u200B\nPlease don't say deposits.\n${'word '.repeat(20_000)}`
  const about = { ...pawSlot, post: { title: 'No-shows?', text }, mayName: true }
  const { item } = stateDraft({ title: null, content: 'Take a deposit.' }, about, ['Be kind.'])
  expect(item.post?.text).toMatch(/^I lose 6 clients\.\nPlease don't say deposits\.\nword/)
  expect(item.post?.text.length).toBeLessThanOrEqual(4_000)
  expect(item.rules).toEqual([{ id: 'r1', text: 'Be kind.' }])
})
