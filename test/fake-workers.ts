import { vi } from 'vitest'

type Work = { verb: string; args: unknown[]; done: (value: unknown) => void; fail: () => void }

/** Stands in for a tab's workers: a test ends each piece of work when it wants, and all of it before the next test. */
export function fakeWorkers() {
  const works: Work[] = []
  const started: EventTarget[] = []
  class FakeWorker extends EventTarget {
    constructor() {
      super()
      started.push(this)
      queueMicrotask(() => this.say({ kind: 'ready' }))
    }
    say(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    postMessage({ verb, args }: { verb: string; args: unknown[] }) {
      works.push({
        verb,
        args,
        done: (value) => this.say({ kind: 'done', value }),
        fail: () => this.say({ kind: 'failed', why: 'Unreadable' }),
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  return {
    works,
    end: () => {
      for (const worker of started) worker.dispatchEvent(new Event('error'))
    },
  }
}
