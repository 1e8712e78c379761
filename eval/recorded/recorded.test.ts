import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { measureSets, measureWritingOf } from './measure-sets.ts'
import { writeRecordedReport } from './write-recorded-report.ts'

const SETS = join(import.meta.dirname, '../sets')
const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every bar holds on what nothing was tuned for, and the report says so', {
  timeout: 240_000,
}, async () => {
  const report = writeRecordedReport({
    tuning: await measureSets(join(SETS, 'tuning')),
    unseen: await measureSets(join(SETS, 'unseen')),
    writing: await measureWritingOf(SETS),
  })
  expect(report.missed).toEqual([])
  const written = readFileSync(join(import.meta.dirname, '../../docs/evaluation-recorded.md'), 'utf8')
  expect(written).toBe(report.text)
})

test('what has no recording counts as not measured, is asked once, and counts when it is answered', async () => {
  const rule = {
    id: 'r',
    title: 'Be kind to beginners',
    text: 'No ads, ever.',
    selfPromotion: 'banned',
    aiText: 'silent',
  }
  writeFileSync(join(folder, 'rules.json'), JSON.stringify([rule]))
  expect((await measureSets(folder, folder)).rules).toMatchObject({ measured: 0, of: 1 })
  const [name = ''] = readdirSync(join(folder, 'missing'))
  const file = join(folder, 'missing', name)
  const question = JSON.parse(readFileSync(file, 'utf8'))
  expect(question.messages[1].content).toContain('No ads, ever.')
  const clause = { subject: 'promotion', scope: 'both', stance: 'banned', terms: [], quote: 'No ads, ever.' }
  const answer = { verdicts: [{ ref: 1, verdict: { clauses: [clause] } }] }
  writeFileSync(file, JSON.stringify({ ...question, answer }))
  expect((await measureSets(folder, folder)).rules).toMatchObject({
    measured: 1,
    figures: { 'Promotion bans found': 1, 'Promotion bans, rightly': 1 },
  })
})

test('an answer that does not fit its question is left alone, and named', async () => {
  const [name = ''] = readdirSync(join(folder, 'missing'))
  const file = join(folder, 'missing', name)
  const question = JSON.parse(readFileSync(file, 'utf8'))
  const broken = JSON.stringify({
    ...question,
    answer: { verdicts: [{ ref: 1, verdict: { clauses: 'none' } }] },
  })
  writeFileSync(file, broken)
  await expect(measureSets(folder, folder)).rejects.toThrow(name)
  expect(readFileSync(file, 'utf8')).toBe(broken)
})
