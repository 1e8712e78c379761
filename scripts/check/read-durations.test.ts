import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDurations } from './read-durations.ts'

function keep(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'durations-')), 'results.json')
  writeFileSync(file, text)
  return file
}

test('what vitest remembers is known by the file', () => {
  const files = { 'src/a.test.ts': { duration: 12, failed: false, lastRun: 1 } }
  const file = keep(JSON.stringify({ version: '5', projects: { pure: { files }, api: { files: {} } } }))
  expect(readDurations([file])).toEqual(new Map([['src/a.test.ts', 12]]))
})

test('where vitest remembers otherwise, nothing is known', () => {
  expect(readDurations([keep('{"results":[]}')]).size).toBe(0)
  expect(readDurations([]).size).toBe(0)
})
