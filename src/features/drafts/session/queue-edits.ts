import { ApiError } from '../../../client/api-error.ts'
import type { DraftText } from '../judge/draft-context.ts'

/** Saves edits one after another, so that the last one wins whatever the network does. */
export function queueEdits(save: (id: string, text: DraftText) => Promise<unknown>) {
  const waiting = new Map<string, DraftText>()
  let saving = Promise.resolve()

  async function saveAll() {
    const edits = [...waiting]
    waiting.clear()
    let failure: unknown
    for (const [id, text] of edits) {
      try {
        await save(id, text)
      } catch (error) {
        failure ??= error
        // It waits for the next try, unless it was changed since or no try would help.
        if (!isFinal(error) && !waiting.has(id)) waiting.set(id, text)
      }
    }
    if (failure !== undefined) throw failure
  }

  return {
    add: (id: string, text: DraftText) => {
      waiting.set(id, text)
    },
    /** Settles when everything so far is saved, what is on its way included; fails where something isn't. */
    flush: () => {
      saving = saving.catch(() => {}).then(saveAll)
      return saving
    },
  }
}

/** The draft is gone, or these words can't be kept. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
