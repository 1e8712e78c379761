import { useEffect, useRef } from 'react'

/** As wide as a row of tabs fades where it goes on out of sight. */
const FADE = 40

/**
 * Keeps the line under the chosen tab of a row, and that tab in view. Where it stands is told to the styles alone: no change of it needs
 * another render.
 */
export function useTabLine(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    const element = row.current
    if (!element) return
    if (before.current !== chosen) bringIntoView(element)
    before.current = chosen
    const draw = () => drawLine(element)
    draw()
    const sizes = new ResizeObserver(draw)
    for (const part of [element, ...element.querySelectorAll('[role=tab]')]) sizes.observe(part)
    element.addEventListener('scroll', draw, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', draw)
    }
  })
  return row
}

const chosenTab = (row: HTMLElement) => row.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

function drawLine(row: HTMLElement) {
  const tab = chosenTab(row)
  row.style.setProperty('--tab-at', `${tab?.offsetLeft ?? 0}px`)
  row.style.setProperty('--tab-width', String(tab?.offsetWidth ?? 0))
  // It slides from tab to tab, and not from nowhere to the first one.
  requestAnimationFrame(() => {
    row.dataset.slides = String(tab !== null)
  })
  const [before, after] = [row.scrollLeft > 1, row.scrollLeft + row.clientWidth < row.scrollWidth - 1]
  row.dataset.more = before && after ? 'both' : before ? 'before' : after ? 'after' : 'none'
}

/** Along the row only: the page stays where it is. */
function bringIntoView(row: HTMLElement) {
  const tab = chosenTab(row)
  if (!tab) return
  const [start, end] = [tab.offsetLeft - FADE, tab.offsetLeft + tab.offsetWidth + FADE]
  if (start < row.scrollLeft) row.scrollLeft = start
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
}
