import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { Entry, Reply } from '../../schema.ts'
import type { LogRead } from '../use-log.ts'

/** Sets a reply aside, with a way back, or puts it back. Its button goes away, so the focus goes to what it answers. */
export function useReplyActs({ putReply }: LogRead) {
  return (entry: Entry, reply: Reply, state: 'waiting' | 'set_aside') => {
    const id = { entryId: entry.id, replyId: reply.id }
    void putReply(id, state)
    goTo(entry)
    if (state === 'waiting') return
    void toast({ title: 'Set aside.' }, (close) => (
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          close()
          void putReply(id, 'waiting')
          goTo(entry)
        }}
      >
        Undo
      </Button>
    ))
  }
}

/** Its row, or the log where a filter leaves it out. */
function goTo({ id }: Entry) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  const row = rows.find((one) => one.dataset.entry === id)
  ;(row ?? document.querySelector<HTMLElement>('[data-log]'))?.focus({ preventScroll: true })
}
