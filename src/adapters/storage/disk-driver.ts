import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageDriver } from './storage.ts'

/** A folder, for installs on one machine. */
export function createDiskDriver(folder: string): StorageDriver {
  return {
    put: async (name, bytes, signal) => {
      await mkdir(folder, { recursive: true })
      // Written beside and then renamed, so that a reader finds the whole file or none.
      const unfinished = join(folder, `.${name}.${randomBytes(8).toString('hex')}`)
      try {
        await writeFile(unfinished, bytes, { flag: 'wx', flush: true, signal })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: async (name, signal) => {
      const bytes = await readFile(join(folder, name), { signal }).catch(nullIfMissing)
      return bytes && new Uint8Array(bytes)
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: async (prefix) => {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? []
      return names.filter((name) => name.startsWith(prefix))
    },
    check: async () => {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
