import { afterAll, expect, test } from 'vitest'
import { createStorage } from '../../src/adapters/storage/storage.ts'
import { startObjectStore } from './start-object-store.ts'
import { testStorage } from './storage-contract.ts'

const store = await startObjectStore()
afterAll(store.stop)
const open = (other: Partial<typeof store.options> & { deadlineMs?: number } = {}) =>
  createStorage({ driver: 's3', ...store.options, ...other })

testStorage('a bucket', open)

const picture = new Uint8Array([1, 2, 3])
/** How each question ended; one that nobody ends is too long for the test. */
async function askAll(storage: ReturnType<typeof open>) {
  const outcomes = await Promise.all([
    storage.put('asked.webp', picture),
    storage.get('asked.webp'),
    storage.remove('asked.webp'),
    storage.list(''),
  ])
  return { kinds: outcomes.map(({ kind }) => kind), outcomes }
}
const ALL_UNAVAILABLE = ['unavailable', 'unavailable', 'unavailable', 'unavailable']

test('a list goes on past the thousand names that one answer holds', async () => {
  const storage = open()
  const names = Array.from({ length: 1_050 }, (_, i) => `many-${String(i).padStart(4, '0')}.webp`)
  for (let i = 0; i < names.length; i += 50) {
    await Promise.all(names.slice(i, i + 50).map((name) => storage.put(name, picture)))
  }
  expect(await storage.list('many-')).toEqual({ kind: 'found', names })
}, 60_000)

test.each([
  ['a wrong secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'guessed' }, 'InvalidAccessKeyId'],
  ['a bucket that is not there', { bucket: 'nothing-here' }, 'NoSuchBucket'],
])('%s opens nothing', async (_, other, name) => {
  await open().put('kept.webp', picture)
  const storage = open(other)
  const { kinds, outcomes } = await askAll(storage)
  expect(kinds).toEqual(ALL_UNAVAILABLE)
  expect(outcomes.map((outcome) => 'cause' in outcome && (outcome.cause as Error).name)).toEqual(
    Array.from({ length: 4 }, () => name),
  )
  expect(await storage.check()).toBe(false)
  expect(await storage.remove('kept.webp')).toMatchObject({ kind: 'unavailable' })
  expect(await open().get('kept.webp')).toEqual({ kind: 'found', bytes: picture })
})

test('a server that hangs is unavailable once the deadline has passed, and usable again afterwards', async () => {
  const storage = open({ deadlineMs: 1_000 })
  await storage.put('before.webp', picture)
  await store.freeze()
  const { kinds } = await askAll(storage)
  store.thaw()
  expect(kinds).toEqual(ALL_UNAVAILABLE)
  expect(await storage.get('before.webp')).toEqual({ kind: 'found', bytes: picture })
})

test('a server that is gone is unavailable at once', async () => {
  const storage = open({ deadlineMs: 300_000 })
  await store.stop()
  const { kinds } = await askAll(storage)
  expect(kinds).toEqual(ALL_UNAVAILABLE)
  expect(await storage.check()).toBe(false)
})
