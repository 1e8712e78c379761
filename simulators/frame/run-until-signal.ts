type Running = { urls: Record<string, string>; close: () => Promise<void> }

/** Prints one line per address; the first SIGINT or SIGTERM closes, a second one kills. */
export function runUntilSignal({ urls, close }: Running) {
  const stop = () => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    void close()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  for (const [name, url] of Object.entries(urls)) console.log(`${name.padEnd(10)} ${url}`)
}
