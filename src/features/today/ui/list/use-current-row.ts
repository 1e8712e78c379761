import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isModalOpen } from '../../../../ui/is-modal-open.ts'
import { usePhone } from '../../../../ui/use-phone.ts'
import { nextOf } from './next-of.ts'

/** What someone waits for comes within it, or they have gone on. */
const WANTED_MS = 3_000
/** A dialog takes so long to fade away, and gives the focus back then. */
const FADING_MS = 600
const LOOK_MS = 50

/** Which row is open. It has the focus, which goes on to the next row when it leaves: it is never lost. */
export function useCurrentRow(ids: string[]) {
  const onPhone = usePhone()
  const [chosen, setChosen] = useState<string | null>(null)
  const current = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null)
  const wanted = useRef<{ id: string; until: number }>(undefined)
  const known = useRef<string[]>([])

  const goTo = useCallback((id: string | null) => {
    if (id === null) return
    setChosen(id)
    wanted.current = { id, until: Date.now() + WANTED_MS }
  }, [])

  useLayoutEffect(() => {
    const before = known.current
    known.current = ids
    if (chosen === null || ids.includes(chosen) || !before.includes(chosen)) return
    const next = nextOf(before, chosen, (id) => ids.includes(id))
    if (hasNoFocus()) goTo(next)
    else setChosen(next)
  }, [ids, chosen, goTo])

  // After each commit: what is wanted may come with any of them.
  useEffect(() => {
    const { id, until } = wanted.current ?? {}
    if (id === undefined || until === undefined) return
    const title = titleOf(id)
    if (!title && Date.now() < until) return
    wanted.current = undefined
    title?.focus({ preventScroll: true })
    title?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
  })

  const isEmpty = ids.length === 0
  useEffect(() => {
    if (isEmpty) {
      // The row that had it was the last one.
      if (hasNoFocus()) document.querySelector('h1')?.focus()
      return
    }
    const focused = document.activeElement
    const isFree = focused === document.body || focused?.tagName === 'H1'
    if (!isFree || onPhone || isModalOpen()) return
    document.querySelector<HTMLElement>('[data-thread]')?.focus({ preventScroll: true })
  }, [isEmpty, onPhone])

  return {
    current,
    /** Opens a row, without the focus. */
    open: setChosen,
    goTo,
    focus: focusCurrent,
    /** After a dialog: what it gives the focus back to may be gone. */
    returnFocus: () => {
      const until = Date.now() + FADING_MS
      const look = () => {
        if (hasNoFocus() && !isModalOpen()) focusCurrent()
        if (Date.now() < until) setTimeout(look, LOOK_MS)
      }
      setTimeout(look, LOOK_MS)
    },
  }
}

const CURRENT = '[data-row][aria-current] [data-thread], [data-thread][aria-expanded=true]'

/** The open row, or what stands in the place of the list. */
function focusCurrent() {
  const title = document.querySelector<HTMLElement>(CURRENT)
  ;(title ?? document.querySelector<HTMLElement>('[data-thread], main h1'))?.focus()
}

const titleOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-thread]')].find((title) => title.dataset.thread === id)

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body
