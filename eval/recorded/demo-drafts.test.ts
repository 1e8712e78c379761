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

test('nothing of it is wrong, all of it has been read, and in hardly any is a blank left for the user', () => {
  const texts = drafts.filter(({ order }) => order.given.mode !== 'notes_only')
  const wrong = drafts.flatMap(({ title, order, shown }) => {
    const findings = [...(shown?.findings ?? []), ...(shown?.review?.findings ?? [])]
    return findings
      .filter(({ level }) => level !== 'advice')
      .map((finding) => ({ title, mode: order.given.mode, ...finding }))
  })
  // Notes are never copied: the user writes a text of their own, and may take a tool's name for what it is.
  const isForTheUser = ({ rule, mode }: (typeof wrong)[number]) =>
    rule === 'placeholder_left' || (rule === 'foreign_link' && mode === 'notes_only')
  const faults = wrong.filter((one) => !isForTheUser(one))
  expect(faults.map(({ title, message }) => `${title}: ${message}`)).toEqual([])
  const blanks = wrong.filter(({ rule }) => rule === 'placeholder_left')
  expect(new Set(blanks.map(({ title }) => title)).size).toBeLessThan(texts.length / 100)
  expect(texts.filter(({ shown }) => !shown?.review).map(({ title }) => title)).toEqual([])
})

test('what may not name the product does not, and what names it says whose it is', () => {
  const naming = drafts.filter(({ shown }) => shown?.named)
  expect(naming.length).toBeGreaterThan(10)
  expect(naming.filter(({ order }) => order.given.mode !== 'mention_disclosed')).toEqual([])
  expect(naming.filter(({ shown }) => !shown?.review?.disclosed).map(({ title }) => title)).toEqual([])
})
