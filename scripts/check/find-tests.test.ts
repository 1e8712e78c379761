import { expect, test } from 'vitest'
import { findTests, type Importers } from './find-tests.ts'

const importers: Importers = new Map([
  ['src/platform/join.ts', new Set(['src/features/blog/list.ts', 'src/platform/join.test.ts'])],
  ['src/features/blog/list.ts', new Set(['src/features/blog/routes.ts', 'src/web/page.test.ts'])],
  ['src/features/blog/routes.ts', new Set(['src/api.ts'])],
  ['src/features/feed/routes.ts', new Set(['src/api.ts'])],
  ['src/api.ts', new Set(['src/app.ts'])],
  ['src/app.ts', new Set(['test/serve-app.ts'])],
  ['test/serve-app.ts', new Set(['src/features/blog/blog.test.ts', 'src/features/feed/feed.test.ts'])],
])

test('a change is tested by those who import it, and by its own folder through the whole application', () => {
  expect(findTests(['src/features/blog/list.ts'], importers)).toEqual({
    run: ['src/web/page.test.ts', 'src/features/blog/blog.test.ts'],
    left: ['src/features/feed/feed.test.ts'],
  })
  expect(findTests(['src/platform/join.ts'], importers)).toEqual({
    run: ['src/platform/join.test.ts', 'src/web/page.test.ts'],
    left: ['src/features/blog/blog.test.ts', 'src/features/feed/feed.test.ts'],
  })
})

test('the whole application itself is tested by everyone who starts it, and a test by itself', () => {
  expect(findTests(['src/app.ts'], importers).run).toHaveLength(2)
  expect(findTests(['src/features/feed/feed.test.ts'], importers).run).toEqual([
    'src/features/feed/feed.test.ts',
  ])
})

test('of too many tests the nearest are run, and the others left', () => {
  const tests = Array.from({ length: 30 }, (_, i) => `src/platform/far-${i}.test.ts`)
  const many: Importers = new Map([
    ['src/platform/errors.ts', new Set(['src/platform/answer.ts', 'src/platform/errors.test.ts'])],
    ['src/platform/answer.ts', new Set(tests)],
  ])
  const { run, left } = findTests(['src/platform/errors.ts'], many)
  expect(run).toContain('src/platform/errors.test.ts')
  expect(run).toHaveLength(6)
  expect(run.length + left.length).toBe(31)
})

test('a test that takes long leaves no time for others, unless it is the nearest', () => {
  const near: Importers = new Map([
    ['src/a.ts', new Set(['src/a.test.ts', 'src/slow.test.ts', 'src/quick.test.ts'])],
  ])
  const durations = new Map([
    ['src/a.test.ts', 9_000],
    ['src/slow.test.ts', 30_000],
    ['src/quick.test.ts', 100],
  ])
  expect(findTests(['src/a.ts'], near, { durations }).run).toEqual(['src/a.test.ts', 'src/quick.test.ts'])
  expect(findTests(['src/slow.test.ts'], near, { durations }).run).toEqual(['src/slow.test.ts'])
})

test('deleted tests take no place of those that are there', () => {
  const deleted = Array.from({ length: 8 }, (_, i) => `src/platform/old-${i}.test.ts`)
  const changed = [...deleted, 'src/platform/join.test.ts']
  expect(findTests(changed, importers, { deleted: new Set(deleted) })).toEqual({
    run: ['src/platform/join.test.ts'],
    left: [],
  })
})

test('what only other commands run is left to them', () => {
  const slow: Importers = new Map([['src/a.ts', new Set(['test/faults/a.test.ts', 'test/e2e/a.e2e.ts'])]])
  expect(findTests(['src/a.ts'], slow)).toEqual({ run: [], left: [] })
})
