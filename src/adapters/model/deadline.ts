type Patience = { wholeMs: number; firstWordMs?: number | undefined; asker: AbortSignal | undefined }

export type Deadline = ReturnType<typeof startDeadline>

/** How long a model may take, in all and for its first word, and whether whoever asked still waits. */
export function startDeadline({ wholeMs, firstWordMs, asker }: Patience) {
  const silent = new AbortController()
  const timer = firstWordMs === undefined ? undefined : setTimeout(() => silent.abort(), firstWordMs)
  const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), silent.signal, ...(asker ? [asker] : [])])
  return {
    signal,
    hasSpoken: () => clearTimeout(timer),
    /** Why it ended early; undefined where it did not. */
    verdict: () => {
      if (!signal.aborted) return undefined
      const gaveUp = asker?.aborted && (asker.reason as Error | undefined)?.name !== 'TimeoutError'
      return gaveUp ? ('aborted' as const) : ('timeout' as const)
    },
  }
}
