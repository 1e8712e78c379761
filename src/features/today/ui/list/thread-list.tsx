import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { usePhone } from '../../../../ui/use-phone.ts'
import { ThreadGroups, type ThreadGroupsProps } from './thread-groups.tsx'

type ThreadListProps = ThreadGroupsProps & {
  /** Opens a row that was pressed, and gives it the focus. */
  onGoTo: (postId: string) => void
}

/** The threads in their groups; the row that gets the focus, or is pressed, opens. On a phone only a tap opens one. */
export function ThreadList({ onGoTo, ...groups }: ThreadListProps) {
  const onPhone = usePhone()
  const pressed = useRef(false)
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5 max-md:gap-5"
      onMouseDownCapture={() => {
        // A press moves the focus before it counts: a row that opened in between would move away from under it.
        pressed.current = true
        setTimeout(() => {
          pressed.current = false
        })
      }}
      onFocusCapture={({ target }: FocusEvent<HTMLElement>) => {
        const id = target.dataset.thread
        if (id !== undefined && !pressed.current && !onPhone) groups.onOpen(id)
      }}
      onClickCapture={({ target, currentTarget }: MouseEvent<HTMLElement>) => {
        if (!(target instanceof Element) || !currentTarget.contains(target) || onPhone) return
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
        if (id !== undefined && !target.closest('button, a')) onGoTo(id)
      }}
    >
      <ThreadGroups {...groups} />
    </div>
  )
}
