/** What runs in a worker of `createBoundedWorker`, one piece of work at a time. */
export function serveWorker(verbs: Record<string, (...args: never[]) => unknown>) {
  addEventListener('message', ({ data: { verb, args } }: MessageEvent<{ verb: string; args: never[] }>) => {
    try {
      postMessage({ kind: 'done', value: verbs[verb]?.(...args) })
    } catch (error) {
      postMessage({ kind: 'failed', why: String(error) })
    }
  })
  postMessage({ kind: 'ready' })
}
