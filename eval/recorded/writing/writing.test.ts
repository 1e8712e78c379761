import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectAnswers } from '../batches/collect-answers.ts'
import { putInBatches } from '../batches/put-in-batches.ts'
import { measureSets, measureWritingOf } from '../measure-sets.ts'
import { printWriting, writeRecordedReport } from '../write-recorded-report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writing-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const product = {
  name: 'Kilnlog',
  website: 'https://kilnlog.example',
  description: 'A firing log for potters.',
  facts: ['Keeps a curve of each firing'],
  disclosures: ['I make Kilnlog.'],
  founder: '',
}
const comment = {
  id: 'one',
  task: 'comment',
  lang: 'en',
  product,
  community: {
    name: 'kilns',
    rules: [{ title: 'Say so', text: 'If you sell something, say so.' }],
    comments: [],
  },
  mayName: true,
  post: { title: 'How do you log firings?', text: 'My notebook got wet. What do you use to log a firing?' },
  known: '',
}
const rewrite = {
  ...comment,
  id: 'two',
  task: 'rewrite',
  source: { title: 'I broke a plate', text: 'It was blue. Then I glued it. Now it is better than before.' },
  context: 'I want to tell how I keep a log of each firing on paper and what I write down.',
}

const ours =
  'Put the notebook in a bag and write down cone, time and weather. I fired 900 kilns last year. I make Kilnlog. It keeps a curve of each firing.'
const fine = { disclosure: 'clear', disclosedAt: [3], claims: [], findings: [] }
const invented = {
  kind: 'invented_experience',
  at: 2,
  quote: 'I fired 900 kilns last year.',
  fix: 'Leave this out.',
}
const verdict = (one: object) => ({ verdicts: [{ ref: 1, verdict: one }] })

/** Someone answers what is asked, by the version of the question. */
function answer(by: Record<string, unknown>) {
  putInBatches(folder)
  const missing = join(folder, 'missing')
  for (const name of readdirSync(missing)) {
    const { key, version } = JSON.parse(readFileSync(join(missing, name), 'utf8'))
    if (!(version in by)) throw new Error(`Nobody answers ${version}.`)
    const batches = readdirSync(join(folder, 'batches')).filter((file) => /^\d+\.json$/.test(file))
    const batch =
      batches.findLast((file) => readFileSync(join(folder, 'batches', file), 'utf8').includes(key)) ?? ''
    const file = join(folder, 'batches', batch.replace('.json', '.answers.json'))
    writeFileSync(file, JSON.stringify({ [key]: by[version] }))
  }
  return collectAnswers(folder, folder, '2026-11-18')
}

const measure = () => measureWritingOf(folder, folder)
const write = (...cases: object[]) => writeFileSync(join(folder, 'writing.json'), JSON.stringify(cases))

test('what a rewrite takes its shape from is outlined first', async () => {
  write(rewrite)
  await measure()
  const beats = [{ role: 'opening', gist: 'begins with something broken' }]
  answer({ 'outline.v1': { form: 'story', tone: 'plain', length: 'short', beats } })
  expect((await measure()).rewrite).toEqual({ figures: {}, measured: 0, of: 1 })
  const [name = ''] = readdirSync(join(folder, 'missing'))
  const asked = readFileSync(join(folder, 'missing', name), 'utf8')
  expect(asked).toContain('1. opening: begins with something broken')
  expect(asked).not.toContain('I glued it')
  answer({ 'rewrite.v4': `What I write down at each firing\n\n${ours.replace('900', '[your number]')}` })
  await measure()
  answer({ 'review-draft.v1': verdict(fine) })
  expect((await measure()).rewrite.figures).toMatchObject({ Locked: 1, 'Shown as ready': 0, Repaired: 0 })
})

test('a comment may name the product wherever the set says so, and nowhere else', async () => {
  const modeOf = async (one: object) => {
    rmSync(join(folder, 'missing'), { recursive: true, force: true })
    write(one)
    await measure()
    const [name = ''] = readdirSync(join(folder, 'missing'))
    const { messages } = JSON.parse(readFileSync(join(folder, 'missing', name), 'utf8'))
    return /MODE: (\w+)$/.exec(messages[1].content)?.[1]
  }
  const off = { title: 'My cat', text: 'She sleeps all day.' }
  expect(await modeOf({ ...comment, post: off })).toBe('mention_disclosed')
  expect(await modeOf({ ...comment, mayName: false })).toBe('no_mention')
  expect(await modeOf({ ...rewrite, task: 'post', hook: null, mayName: false })).toBe('no_mention')
})

test('an answer of another shape is not taken over, and its question is asked again', async () => {
  write(comment)
  await measure()
  const [name = ''] = readdirSync(join(folder, 'missing'))
  const key = name.replace('.json', '')
  expect(answer({ 'comment.v4': { text: ours } })).toEqual({ taken: 0, unfit: [key] })
  expect(putInBatches(folder)).toEqual([{ number: 2, version: 'comment.v4', size: 1 }])
  expect(putInBatches(folder)).toEqual([])
  expect(answer({ 'comment.v4': ours })).toEqual({ taken: 1, unfit: [] })
  const [line = ''] = readFileSync(join(folder, 'comment.v4.writing.jsonl'), 'utf8').split('\n')
  expect(JSON.parse(line)).toEqual({
    key,
    on: '2026-11-18',
    by: 'written apart from the code by a frontier model',
    answer: ours,
  })
  await measure()
  expect(answer({ 'review-draft.v1': { verdicts: [] } }).unfit).toHaveLength(1)
})

test('questions of one kind share a batch, a dozen at most', async () => {
  const many = Array.from({ length: 14 }, (_, at) => ({
    ...comment,
    id: `many-${at}`,
    post: { ...comment.post, title: `How do you log firing ${at}?` },
  }))
  write(...many, rewrite)
  await measure()
  expect(putInBatches(folder)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ version: 'comment.v4', size: 7 }),
      expect.objectContaining({ version: 'outline.v1', size: 1 }),
    ]),
  )
})

test('a draft is written, reviewed, mended and reviewed again, each by what was recorded', async () => {
  write(comment)
  expect(printWriting(await measure())).toBe('Comments: measured 0 of 1')
  expect(answer({ 'comment.v4': ours })).toEqual({ taken: 1, unfit: [] })
  expect((await measure()).comment.measured).toBe(0)
  answer({ 'review-draft.v1': verdict({ ...fine, findings: [invented] }) })
  expect((await measure()).comment.measured).toBe(0)
  answer({ 'repair.v2': { sentences: [{ at: 2, text: 'Pencil survives water.' }] } })
  expect((await measure()).comment.measured).toBe(0)
  answer({ 'review-draft.v1': verdict(fine) })
  const { comment: measured } = await measure()
  expect(measured).toMatchObject({
    measured: 1,
    of: 1,
    figures: {
      'No draft came of it': 0,
      'Shown as ready': 1,
      'Shown as ready, without a repair': 0,
      Repaired: 1,
      'Called wrong': 0,
      'Disclosed word for word, of those that name it': 1,
      'Disclosed in other words, as the reviewer says': 0,
      'In the language of the case': 1,
      'Words, median': 26,
    },
  })
  // About 1,700 tokens read by the writer at 2 dollars a million, and the small model's three calls.
  expect(measured.figures['Cost in cents, mean']).toBeGreaterThan(0.2)
  expect(measured.figures['Cost in cents, highest']).toBeLessThan(1)
  expect(readdirSync(join(folder, 'missing'))).toEqual([])
})

test('the report has a column a kind, says what is not measured, and misses the bar of its cost', async () => {
  const none = await measureSets(folder)
  const report = (measured: number, cents: number) =>
    writeRecordedReport({
      tuning: none,
      unseen: none,
      writing: {
        comment: {
          figures: measured > 0 ? { 'Shown as ready': 0.75, 'Cost in cents, highest': cents } : {},
          measured,
          of: 5,
        },
        post: { figures: {}, measured: 0, of: 3 },
        rewrite: { figures: {}, measured: 0, of: 0 },
      },
    })
  const { text, missed } = report(4, 2.5)
  expect(text).toContain('Measured on 4 of 5 comments, 0 of 3 posts of')
  expect(text).toContain('| Figure | Comments | Posts | Bar |')
  expect(text).toContain('| Shown as ready | 0.75 | – |  |')
  expect(text).toContain('| Cost in cents, highest | 2.5 | – | ≤ 2 |')
  expect(missed).toContain('Comments: Cost in cents, highest')
  expect(report(4, 1.9).missed).not.toContain('Comments: Cost in cents, highest')
  expect(report(0, 0).text).not.toContain('written and mended')
})
