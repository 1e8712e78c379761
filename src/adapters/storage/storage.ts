import { createDiskDriver } from './disk-driver.ts'
import type { S3Options } from './s3-driver.ts'

const DEADLINE_MS = 5_000
// A name becomes part of a path or an address, so it is nothing but plain; its ending says what it holds.
const NAME = /^[a-z0-9][a-z0-9-]{0,119}\.webp$/
const PREFIX = /^[a-z0-9-]{0,120}$/

type Bytes = Uint8Array<ArrayBuffer>
type Unavailable = { kind: 'unavailable'; cause: unknown }

/** Where uploaded pictures are kept. */
export type Storage = {
  /** Replaces what was there. After 'unavailable' the file may or may not be there. */
  put: (name: string, bytes: Uint8Array) => Promise<{ kind: 'stored' } | Unavailable>
  get: (name: string) => Promise<{ kind: 'found'; bytes: Bytes } | { kind: 'missing' } | Unavailable>
  /** Removing what isn't there succeeds. */
  remove: (name: string) => Promise<{ kind: 'removed' } | Unavailable>
  list: (prefix: string) => Promise<{ kind: 'found'; names: string[] } | Unavailable>
  check: () => Promise<boolean>
}

/** What a driver does: it gets good names only, and throws when it can't. */
export type StorageDriver = {
  put: (name: string, bytes: Uint8Array, signal: AbortSignal) => Promise<void>
  get: (name: string, signal: AbortSignal) => Promise<Bytes | null>
  remove: (name: string, signal: AbortSignal) => Promise<void>
  list: (prefix: string, signal: AbortSignal) => Promise<string[]>
  check: (signal: AbortSignal) => Promise<void>
}

export type StorageOptions = { deadlineMs?: number } & (
  | { driver: 'disk'; folder: string }
  | ({ driver: 's3' } & S3Options)
)

/** A folder of this machine, or a bucket of any S3-compatible store. */
export function createStorage(options: StorageOptions): Storage {
  const opening = openDriver(options)
  const attempt = async <T>(work: (driver: StorageDriver, signal: AbortSignal) => Promise<T>) => {
    const signal = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS)
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    return Promise.race([opening.then((driver) => work(driver, signal)), late]).catch(unavailable)
  }
  return {
    put: async (name, bytes) => {
      if (!NAME.test(name)) throw new TypeError('A file of the storage needs a plain name')
      return attempt(async (driver, signal) => {
        await driver.put(name, bytes, signal)
        return { kind: 'stored' }
      })
    },
    get: async (name) => {
      if (!NAME.test(name)) return { kind: 'missing' }
      return attempt(async (driver, signal) => {
        const bytes = await driver.get(name, signal)
        return bytes ? { kind: 'found', bytes } : { kind: 'missing' }
      })
    },
    remove: async (name) => {
      if (!NAME.test(name)) return { kind: 'removed' }
      return attempt(async (driver, signal) => {
        await driver.remove(name, signal)
        return { kind: 'removed' }
      })
    },
    list: async (prefix) => {
      if (!PREFIX.test(prefix)) return { kind: 'found', names: [] }
      return attempt(async (driver, signal) => {
        const names = await driver.list(prefix, signal)
        return { kind: 'found', names: names.filter((name) => NAME.test(name)).toSorted() }
      })
    },
    check: async () => {
      const outcome = await attempt((driver, signal) => driver.check(signal))
      return outcome === undefined
    },
  }
}

async function openDriver(options: StorageOptions): Promise<StorageDriver> {
  if (options.driver === 'disk') return createDiskDriver(options.folder)
  // The client takes 150 ms and 35 MB to load, which only those who use it should pay.
  const { createS3Driver } = await import('./s3-driver.ts')
  return createS3Driver(options)
}

function unavailable(cause: unknown): Unavailable {
  return { kind: 'unavailable', cause }
}
