import { expect, test } from 'vitest'
import { openReplay } from './open-replay.ts'
import { writeForDemo } from './write-for-demo.ts'

const replay = await openReplay()
const drafts = await writeForDemo(replay).finally(replay.close)

test('one press under any post that was written by hand for the demo brings recorded words, with the product and without', () => {
  expect(drafts.length).toBeGreaterThan(200)
  expect(drafts.filter(({ shown }) => !shown).map(({ title }) => title)).toEqual([])
  const modes = Map.groupBy(drafts, ({ order }) => order.given.mode)
  expect(modes.get('mention_disclosed')?.length).toBeGreaterThan(40)
  expect(modes.get('no_mention')?.length).toBeGreaterThan(60)
})

test('nothing of it is wrong, and all of it has been read but notes, which are no text', () => {
  const wrong = drafts.flatMap(({ title, shown }) => {
    const findings = [...(shown?.findings ?? []), ...(shown?.review?.findings ?? [])]
    return findings.filter(({ level }) => level !== 'advice').map(({ message }) => `${title}: ${message}`)
  })
  expect(wrong).toEqual([])
  const unread = drafts.filter(({ order, shown }) => order.given.mode !== 'notes_only' && !shown?.review)
  expect(unread.map(({ title }) => title)).toEqual([])
})

test('what may not name the product does not, and what names it says whose it is', () => {
  const naming = drafts.filter(({ shown }) => shown?.named)
  expect(naming.length).toBeGreaterThan(10)
  expect(naming.filter(({ order }) => order.given.mode !== 'mention_disclosed')).toEqual([])
  expect(naming.filter(({ shown }) => !shown?.review?.disclosed).map(({ title }) => title)).toEqual([])
})
