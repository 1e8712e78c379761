import { ApiError } from '../../../client/api-error.ts'
import type { DraftText } from '../judge/draft-context.ts'
import type { Draft } from '../schema.ts'

export type Edit = DraftText & Partial<Pick<Draft, 'mention'>>

/** Saves edits one after another, so that the last one wins whatever the network does. */
export function queueEdits(save: (id: string, edit: Edit) => Promise<unknown>) {
  const waiting = new Map<string, Edit>()
  let saving = Promise.resolve()

  async function saveAll() {
    const edits = [...waiting]
    waiting.clear()
    let failure: unknown
    for (const [id, edit] of edits) {
      try {
        await save(id, edit)
      } catch (error) {
        failure ??= error
        // It waits for the next try, under what was changed since; a draft that is gone has nothing to keep.
        if (!isGone(error)) waiting.set(id, { ...edit, ...waiting.get(id) })
      }
    }
    if (failure !== undefined) throw failure
  }

  return {
    add: (id: string, edit: Edit) => {
      waiting.set(id, { ...waiting.get(id), ...edit })
    },
    /** Settles when everything so far is saved, what is on its way included; fails where something isn't. */
    flush: () => {
      saving = saving.catch(() => {}).then(saveAll)
      return saving
    },
  }
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found'
