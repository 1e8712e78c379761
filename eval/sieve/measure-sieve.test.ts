import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEncoder } from '../../src/judge/sieve/encoder/open-encoder.ts'
import { measureFolder } from '../measure-folder.ts'
import { readSets } from '../recorded/labelled-sets.ts'
import { measureSieve } from './measure-sieve.ts'

const encoder = openEncoder()
const folder = mkdtempSync(join(tmpdir(), 'sets-'))
afterAll(async () => {
  await encoder.close()
  rmSync(folder, { recursive: true })
})

test('trouble and bans are found by the sieve where words alone miss them', {
  timeout: 120_000,
}, async () => {
  const sets = { ...readSets(join(import.meta.dirname, '../sets/tuning')), feeds: [] }
  const { 'People in trouble': trouble = {}, 'Rules of communities': rules = {} } = await measureSieve(
    encoder,
    sets,
  )
  expect(trouble['Sensitive posts found']).toBeGreaterThanOrEqual(0.8)
  expect(trouble['Look-alikes refused']).toBeLessThanOrEqual(0.18)
  expect(rules['Promotion bans found']).toBeGreaterThanOrEqual(0.7)
  expect(rules['Promotion bans, rightly']).toBeGreaterThanOrEqual(0.55)
  expect(rules['Promotion bans read as permissive']).toBeLessThanOrEqual(0.15)
})

test('posts that nobody in trouble wrote count as false alarms where the sieve fears for their author', {
  timeout: 60_000,
}, async () => {
  const product = { name: 'Kilnbook', website: '', description: 'A firing log for potters.', facts: [] }
  const post = { label: 'low' as const, subreddit: 'pottery', title: 'Kiln for sale', text: 'Collect only.' }
  const crisis = {
    ...post,
    title: 'Closing my shop',
    text: "I don't see a way out and I keep thinking that everyone would be better off without me. Goodbye.",
  }
  const posts = [
    { ...post, id: 'a', trouble: false },
    { ...crisis, id: 'b', trouble: false },
    { ...crisis, id: 'c', trouble: true },
  ]
  const sets = { feeds: [{ product, posts }], rules: [], troubles: [], places: [] }
  const { 'Fit of posts': fit } = await measureSieve(encoder, sets)
  expect(fit?.['Ordinary posts taken for trouble']).toBe(0.5)
})

test("someone's own sets are measured one line a figure, and what isn't there is left out", {
  timeout: 60_000,
}, async () => {
  const disclosure = {
    id: 'd',
    product: 'Pawslot',
    website: null,
    text: 'I make Pawslot.',
    label: 'disclosed',
  }
  const undisclosed = {
    ...disclosure,
    id: 'u',
    text: 'Pawslot is what people use for that.',
    label: 'missing',
  }
  const rule = {
    id: 'r',
    title: 'No ads',
    text: 'Do not advertise here.',
    selfPromotion: 'banned',
    aiText: 'silent',
  }
  writeFileSync(join(folder, 'disclosure.json'), JSON.stringify([disclosure, undisclosed]))
  writeFileSync(join(folder, 'rules.json'), JSON.stringify([rule]))
  const lines = await measureFolder(encoder, folder)
  expect(lines).toContain('disclosure: Disclosed texts called wrong, share 0')
  expect(lines).toContain('disclosure: Undisclosed texts shown as ready without a reviewer, share 0')
  expect(lines).toContain('Rules of communities: Promotion bans found 1')
  expect(lines).toContain('Rules of communities: Promotion bans that people are told of 1')
  expect(lines.filter((line) => /Fit|trouble|lint/.test(line))).toEqual([])
})
