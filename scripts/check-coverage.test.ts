import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { judgeCoverage, readTitles } from './check-coverage.ts'

const HERE = 'scripts/check-coverage.test.ts'
const TITLE = 'a row with a test or a reason is believed'
const proof = `\`${HERE} › ${TITLE}\``
const judge = (...rows: string[]) => judgeCoverage(rows.join('\n'))

test('a row with a test or a reason is believed', () => {
  expect(
    judge(
      '| no. | what the specification says | proof |',
      '|---|---|---|',
      `| 1.1 | Said. | ${proof} |`,
      `| 1.2 | Said twice. | ${proof}; ${proof} |`,
      `| 1.3 | Said otherwise. | Differs: a cookie does what storage did. ${proof} |`,
    ),
  ).toEqual({ rows: 3, proved: 2, different: 1, pending: 0, gaps: [] })
})

test.each([
  ['neither a test nor a reason', ['| 1.1 | Said. | |'], /^1\.1: has neither a test nor a reason$/],
  [
    'words that are no reason',
    ['| 1.1 | Said. | surely fine |'],
    /^1\.1: neither a test nor a reason: surely/,
  ],
  ['too short a reason', ['| 1.1 | Said. | Differs: yes. |'], /^1\.1: neither a test nor a reason/],
  ['a file that is gone', ['| 1.1 | Said. | `scripts/gone.test.ts › x` |'], /gone\.test\.ts does not exist$/],
  ['a title that is gone', [`| 1.1 | Said. | \`${HERE} › a row\` |`], /has no test "a row"$/],
  ['a title that is no test', [`| 1.1 | Said. | \`${HERE} › node:os\` |`], /has no test "node:os"$/],
  ['a number twice', [`| 1.1 | A. | ${proof} |`, `| 1.1 | B. | ${proof} |`], /^1\.1: this number is there/],
  ['something unproven', ['| 1.1 | Said. | pending |'], /^1\.1: is pending$/],
  ['a number of another kind', [`| 7 | Said. | ${proof} |`], /a row is \| number/],
  ['a cell too many', [`| 1.1 | Said. | ${proof} | x |`], /^1\.1: a row is \| number/],
  ['no statement', [`| 1.1 | | ${proof} |`], /^1\.1: a row is \| number/],
  ['no rows at all', ['Nothing here.'], /^the document has no rows$/],
])('%s is told', (_, rows, gap) => {
  const { gaps } = judge(...rows)
  expect(gaps).toHaveLength(1)
  expect(gaps[0]).toMatch(gap)
})

test.each([
  ["// test('gone', () => {})", 'a comment'],
  ["/*\n test('gone', () => {})\n*/", 'a long comment'],
  ["test.%('gone', () => {})".replace('%', 'skip'), 'a test that is left out'],
  ["describe.%('all', () => {\n test('gone', () => {})\n})".replace('%', 'skip'), 'a group that is left out'],
  [
    "test('gone', () => {})\ntest.%('this', () => {})".replace('%', 'only'),
    'a file where another runs alone',
  ],
])('%s proves nothing: %s', (code) => {
  expect(readTitles(code).size).toBe(0)
})

test('titles of every way to write a test are known, bars and quotes included', () => {
  const titles: [path: string, title: string][] = [
    [HERE, '%s is told'],
    ['src/features/accounts/accounts.test.ts', "a planted cookie never stands for someone else's session"],
    [
      'test/e2e/reddit-says-no.e2e.ts',
      '$no: the page says so, takes a pasted post, and reads again once it can',
    ],
  ]
  expect(
    judge(...titles.map(([path, title], n) => `| 1.${n} | Said. | \`${path} › ${title}\` |`)).gaps,
  ).toEqual([])
})

const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the command fails on a gap, and takes what is pending only when told to', () => {
  const document = join(folder, 'coverage.md')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/check-coverage.ts', document, ...args], { encoding: 'utf8' })
  writeFileSync(document, `| 1.1 | Said. | ${proof} |\n| 1.2 | Said. | pending |\n`)
  expect(run()).toMatchObject({ status: 1, stderr: '1.2: is pending\n' })
  expect(run('--allow-pending')).toMatchObject({
    status: 0,
    stdout: '2 statements of the specification: 1 shown by tests, 0 different for a reason, 1 pending\n',
  })
  writeFileSync(document, '| 1.1 | Said. | |\n')
  expect(run('--allow-pending')).toMatchObject({ status: 1 })
})
