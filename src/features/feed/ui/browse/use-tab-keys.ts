import { useRef } from 'react'
import { isModalOpen } from '../../../../ui/is-modal-open.ts'
import { useSingleKeys } from '../../../../ui/use-single-keys.ts'

/** Menus and popovers keep their keys to themselves. */
const OVERLAYS = '[role=menu], [role=dialog]'

/** [ and ] go to the previous and the next tab, 1 to 9 to a tab by its number. The tabs are inside the element that gets this ref. */
export function useTabKeys() {
  const row = useRef<HTMLDivElement>(null)
  useSingleKeys((key, target) => {
    if (isModalOpen() || (target instanceof Element && target.closest(OVERLAYS))) return false
    const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const current = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
    const tab = tabs[placeOf(key, current, tabs.length)]
    tab?.focus()
    tab?.click()
    return tab !== undefined
  })
  return row
}

function placeOf(key: string, current: number, count: number) {
  if (key === ']') return (current + 1) % count
  if (key === '[') return (Math.max(current, 0) - 1 + count) % count
  return '123456789'.includes(key) ? Number(key) - 1 : -1
}
