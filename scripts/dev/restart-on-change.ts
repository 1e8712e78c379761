import { watch } from 'node:fs'
import type { Process } from '../stack/start-process.ts'

const PAGES = /^(web|ui)\/|\/ui\/|\.test\.tsx?$/
const SETTLE_MS = 150

/**
 * Keeps a program running and starts it anew when our server code changes; pages are Vite's to reload.
 * Not `node --watch`: that also restarts for the files that Vite writes while it starts.
 */
export function restartOnChange(start: () => Process, folder = 'src'): Process {
  let current = start()
  let pending: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()
  let ended = false
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (!file || PAGES.test(file)) return
    clearTimeout(pending)
    pending = setTimeout(() => {
      // One after the other: two at once would both start one, and nobody would stop the first.
      restarting = restarting.then(() => restart(file))
    }, SETTLE_MS)
  })
  const restart = async (file: string) => {
    if (ended) return
    await current.stop()
    if (ended) return
    console.log(`${file} changed, starting anew`)
    current = start()
  }
  const end = async () => {
    ended = true
    watcher.close()
    clearTimeout(pending)
    await restarting
  }
  return {
    get pid() {
      return current.pid
    },
    // A crash waits for the change that mends it.
    ended: new Promise(() => {}),
    stop: async () => {
      await end()
      await current.stop()
    },
    kill: async () => {
      await end()
      await current.kill()
    },
  }
}
