import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Storage } from '../../src/adapters/storage/storage.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What every driver guarantees. `open` gives the same store each time, also under another driver instance. */
export function testStorage(driver: string, open: () => Storage) {
  const storage = open()
  describe(`storage in ${driver}`, () => {
    test('what was put is found byte for byte, also by another process', async () => {
      const bytes = new Uint8Array(randomBytes(40_000))
      expect(await storage.put('one.webp', bytes)).toEqual({ kind: 'stored' })
      expect(await storage.get('one.webp')).toEqual({ kind: 'found', bytes })
      expect(await open().get('one.webp')).toEqual({ kind: 'found', bytes })
    })

    test('an empty file and one of 8 MB are kept like any other', async () => {
      for (const bytes of [new Uint8Array(0), new Uint8Array(randomBytes(8 * 1024 * 1024))]) {
        expect(await storage.put('size.webp', bytes)).toEqual({ kind: 'stored' })
        const found = await storage.get('size.webp')
        expect(found.kind === 'found' && Buffer.compare(found.bytes, bytes)).toBe(0)
      }
    })

    test('putting again replaces', async () => {
      await storage.put('twice.webp', bytesOf('a longer first text'))
      await storage.put('twice.webp', bytesOf('second'))
      expect(await storage.get('twice.webp')).toEqual({ kind: 'found', bytes: bytesOf('second') })
    })

    test('what is not there is missing, and removing it succeeds', async () => {
      expect(await storage.get('nothing.webp')).toEqual({ kind: 'missing' })
      expect(await storage.remove('nothing.webp')).toEqual({ kind: 'removed' })
    })

    test('what was removed is gone', async () => {
      await storage.put('gone.webp', bytesOf('x'))
      expect(await storage.remove('gone.webp')).toEqual({ kind: 'removed' })
      expect(await storage.get('gone.webp')).toEqual({ kind: 'missing' })
      expect(await storage.list('gone')).toEqual({ kind: 'found', names: [] })
    })

    test('a list holds the names that begin alike, all of them', async () => {
      const names = Array.from({ length: 12 }, (_, i) => `listed-${String(i).padStart(2, '0')}.webp`)
      await Promise.all(
        [...names, 'list.webp', 'other-listed.webp'].map((name) => storage.put(name, bytesOf(name))),
      )
      expect(await storage.list('listed-')).toEqual({ kind: 'found', names })
      expect(await storage.list('none-')).toEqual({ kind: 'found', names: [] })
    })

    test('many put and read at once do not mix', async () => {
      const files = Array.from({ length: 30 }, (_, i) => ({
        name: `at-once-${i}.webp`,
        bytes: new Uint8Array(randomBytes(50_000)),
      }))
      await Promise.all(files.map(({ name, bytes }) => storage.put(name, bytes)))
      const found = await Promise.all(files.map(({ name }) => storage.get(name)))
      expect(found).toEqual(files.map(({ bytes }) => ({ kind: 'found', bytes })))
    })

    test.each([
      '',
      '.webp',
      '../up.webp',
      '/etc/up.webp',
      'a/b.webp',
      'a\\b.webp',
      'a.webp\0',
      'a.webp\n',
      'A.webp',
      'a.html',
      'a.webp.html',
      '..webp',
      '-rf.webp',
      'é.webp',
      '%2e%2e.webp',
      `${'a'.repeat(200)}.webp`,
    ])('%j is no name: never put, never found', async (name) => {
      await expect(storage.put(name, bytesOf('x'))).rejects.toThrow(TypeError)
      expect(await storage.get(name)).toEqual({ kind: 'missing' })
      expect(await storage.remove(name)).toEqual({ kind: 'removed' })
    })

    test.each(['../', '/', 'A', '.', '\0'])('nothing is listed under %j', async (prefix) => {
      expect(await storage.list(prefix)).toEqual({ kind: 'found', names: [] })
    })

    test('a store that is there says so', async () => {
      expect(await storage.check()).toBe(true)
    })
  })
}
