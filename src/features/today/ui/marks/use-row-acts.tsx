import { useState } from 'react'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import type { SavedThread, Thread } from '../../schema.ts'
import type { RowActs } from '../list/row-acts.ts'
import type { Act } from './apply-marks.ts'
import { ToastActions } from './toast-actions.tsx'
import type { Marking } from './use-marking.ts'
import type { Why } from './why-menu.tsx'

/** As long as a row takes to leave. */
const LEAVING_MS = 140

type Given = {
  marking: Marking
  onDraft: (thread: Thread) => void
  /** A row is about to leave. */
  onLeave: (postId: string) => void
  /** A row comes back. */
  onReturn: (postId: string) => void
  /** A thread comes back among the saved ones. */
  onSavedReturn: () => void
  /** A message with a button is answered, and takes the focus with it. */
  onSettled: () => void
}

/** What can be done with a thread, each with the way back. It is told to those who don't see it happen. */
export function useRowActs({ marking, onDraft, onLeave, onReturn, onSavedReturn, onSettled }: Given) {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const [snoozing, setSnoozing] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  function leave({ post: { id } }: Thread, then: () => void) {
    if (leaving.has(id)) return
    onLeave(id)
    setLeaving((known) => new Set(known).add(id))
    setTimeout(() => {
      then()
      setLeaving((known) => new Set([...known].filter((one) => one !== id)))
    }, LEAVING_MS)
  }

  function tell(title: string, act: Act, why?: Why) {
    setSaid(act.thread ? `${title} ${act.thread.post.title}` : title)
    if (!act.thread) return
    void toast({ title }, (close) => (
      <ToastActions
        onUndo={() => {
          close()
          undo(act)
        }}
        {...(why && {
          why: {
            ...why,
            onChoose: (reason) => {
              close()
              why.onChoose(reason)
            },
          },
        })}
      />
    ))
  }

  function undo(act?: Act) {
    const undone = marking.undo(act)
    if (!undone) return
    dismissToasts()
    setSaid(`Undone. ${undone.thread.post.title}`)
    if (undone.does === 'unsaved') onSavedReturn()
    else onReturn(undone.thread.post.id)
  }

  const acts: RowActs = {
    draft: onDraft,
    save: (thread) => leave(thread, () => tell('Saved for later.', marking.mark(thread, { kind: 'saved' }))),
    dismiss: (thread) =>
      leave(thread, () =>
        tell('Dismissed.', marking.mark(thread, { kind: 'dismissed' }), {
          onChoose: (reason) => {
            marking.explain(thread, reason)
            setSaid('Thanks, noted.')
            onSettled()
          },
          onLeave: onSettled,
        }),
      ),
    snooze: (thread, { at, until }) => {
      setSnoozing(null)
      leave(thread, () =>
        tell(`Snoozed until ${until}.`, marking.mark(thread, { kind: 'snoozed', until: at })),
      )
    },
    snoozing,
    onSnoozing: setSnoozing,
  }

  return {
    acts,
    leaving,
    said,
    undo: () => undo(),
    unsave: (saved: SavedThread) => tell('Removed from saved.', marking.unsave(saved)),
  }
}
