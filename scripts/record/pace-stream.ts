type Pace = { firstWordMs: number; perWordMs: number }

/**
 * Runs in the page. What the server streams comes at once while the film's time stands still, so its words are handed to
 * the page one by one in the film's own time.
 */
export function paceStream({ firstWordMs, perWordMs }: Pace) {
  const load = window.fetch.bind(window)
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  window.fetch = async (...request) => {
    const firstWord = wait(firstWordMs)
    const response = await load(...request)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const encoder = new TextEncoder()
    const events = (await response.text()).split(/(?<=\n\n)/)
    const body = new ReadableStream<Uint8Array>({
      start: () => firstWord.then(() => {}),
      pull: async (controller) => {
        const event = events.shift()
        if (event === undefined) return controller.close()
        await wait(perWordMs)
        controller.enqueue(encoder.encode(event))
      },
    })
    return new Response(body, { status: response.status, headers: response.headers })
  }
}
