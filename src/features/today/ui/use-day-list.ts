import { useEffect, useRef } from 'react'
import { usePhone } from '../../../ui/use-phone.ts'
import type { Thread, Today } from '../schema.ts'
import { addressOf } from './list/address-of.ts'
import { nextOf } from './list/next-of.ts'
import { useCurrentRow } from './list/use-current-row.ts'
import { useListKeys } from './list/use-list-keys.ts'
import { useRowActs } from './marks/use-row-acts.tsx'
import { type AskedThread, useAskedThread } from './use-asked-thread.ts'
import { useDay } from './use-day.ts'
import { useOpenedThread } from './use-opened-thread.ts'
import type { TodayRead } from './use-today.ts'

type Given = { read: TodayRead; today: Today; now: number; asked: AskedThread | undefined }

/** The day with its open row, the draft over it, and what buttons and letters do. */
export function useDayList({ read, today, now, asked }: Given) {
  const onPhone = usePhone()
  const day = useDay({ read, today, now })
  const { rows, shown } = day
  const ids = rows.map(idOf)
  const row = useCurrentRow(ids)
  const savedHeading = useRef<HTMLHeadingElement>(null)
  // A message's button outlives the view in which it came.
  const latestDay = useRef(day)
  useEffect(() => {
    latestDay.current = day
  })

  const { opened, show } = useOpenedThread(
    (thread) => {
      const next = nextOf(shown.threads.map(idOf), idOf(thread), () => true)
      return shown.threads.find((one) => idOf(one) === next) ?? null
    },
    () => {
      row.returnFocus()
      asked?.forget()
    },
  )

  const draft = (thread: Thread) => {
    row.open(idOf(thread))
    show(thread)
  }
  useAskedThread(asked, draft)
  const { acts, leaving, said, undo, unsave } = useRowActs({
    marking: read.marking,
    onDraft: draft,
    onLeave: (id) => {
      const next = nextOf(ids, id, (one) => !leaving.has(one))
      // A card that is swiped away beside the open one closes nothing.
      const wasElsewhere = id !== row.current && !document.activeElement?.closest(`[data-row="${id}"]`)
      if (!wasElsewhere) row.goTo(next)
    },
    onReturn: (id) => {
      // Past the goal it would stay behind "Show".
      if (latestDay.current.view === 'done') latestDay.current.showMore()
      row.goTo(id)
    },
    onSavedReturn: () => {
      // The button that brought it back goes away.
      if (document.activeElement?.closest('[data-slot=toast]')) savedHeading.current?.focus()
    },
    onSettled: row.focus,
  })

  const onRow = (act: (thread: Thread) => void) => (id: string) => {
    const thread = rows.find((one) => idOf(one) === id)
    if (thread) act(thread)
  }
  useListKeys({
    current: row.current,
    letters: { u: undo },
    rowLetters: {
      s: onRow(acts.save),
      x: onRow(acts.dismiss),
      z: onRow((thread) => {
        // On a phone only the open card has its menu.
        if (onPhone) row.open(idOf(thread))
        acts.onSnoozing(idOf(thread))
      }),
      o: onRow(({ post }) => void window.open(addressOf(post), '_blank', 'noopener')),
      d: onRow((thread) => {
        if (thread.group !== 'reading') draft(thread)
      }),
    },
  })
  return { day, row, acts, leaving, said, unsave, opened, show, savedHeading }
}

const idOf = ({ post }: Thread) => post.id
