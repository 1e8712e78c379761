import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testStorage } from '../../../test/object-store/storage-contract.ts'
import { createStorage } from './storage.ts'

const parent = await mkdtemp(join(tmpdir(), 'threadlark-storage-'))
const folder = join(parent, 'not', 'yet', 'there')
afterAll(() => rm(parent, { recursive: true, force: true }))

testStorage('a folder', () => createStorage({ driver: 'disk', folder }))

// The S3 server of our tests mixes versions that are written at once, which S3 itself doesn't. We never reuse a name.
test('of many put at once under one name on disk, a reader sees one whole', async () => {
  const storage = createStorage({ driver: 'disk', folder })
  const versions = Array.from({ length: 12 }, () => new Uint8Array(randomBytes(100_000)))
  await storage.put('race.webp', versions[0] ?? new Uint8Array())
  const puts = versions.map((bytes) => storage.put('race.webp', bytes))
  const reads = Array.from({ length: 12 }, () => storage.get('race.webp'))
  await Promise.all(puts)
  for (const found of [...(await Promise.all(reads)), await storage.get('race.webp')]) {
    expect(found.kind === 'found' && versions.some((bytes) => Buffer.compare(found.bytes, bytes) === 0)).toBe(
      true,
    )
  }
})

test('a list is in order and leaves out whatever else lies in the folder', async () => {
  await writeFile(join(folder, 'foreign.txt'), '')
  await writeFile(join(folder, '.half.webp.0123'), '')
  const found = await createStorage({ driver: 'disk', folder }).list('')
  await Promise.all(['foreign.txt', '.half.webp.0123'].map((name) => rm(join(folder, name))))
  const names = found.kind === 'found' ? found.names : []
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual(names.filter((name) => /^[a-z0-9-]+\.webp$/.test(name)).toSorted())
})

test('nothing unfinished stays behind on disk, and nothing lies outside of the folder', async () => {
  const names = await readdir(folder)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !name.endsWith('.webp'))).toEqual([])
  expect(await readdir(parent)).toEqual(['not'])
})

test('a folder that can not be one is unavailable, and says so', async () => {
  await writeFile(join(parent, 'file'), '')
  const storage = createStorage({ driver: 'disk', folder: join(parent, 'file') })
  expect(await storage.put('a.webp', new Uint8Array(1))).toMatchObject({ kind: 'unavailable' })
  expect(await storage.get('a.webp')).toMatchObject({ kind: 'unavailable' })
  expect(await storage.list('')).toMatchObject({ kind: 'unavailable' })
  expect(await storage.check()).toBe(false)
})
