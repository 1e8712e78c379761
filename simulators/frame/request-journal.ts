const capacity = 500

type JournalEntry = { method: string; path: string; at: string; faulted: boolean }

/** Paths without their query: codes and tokens travel there. */
export function createRequestJournal() {
  let entries: JournalEntry[] = []
  return {
    record(entry: Omit<JournalEntry, 'at'>) {
      entries.push({ ...entry, at: new Date().toISOString() })
      if (entries.length > capacity) entries.shift()
    },
    list: () => entries,
    clear() {
      entries = []
    },
  }
}
