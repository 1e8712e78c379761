/** Puts the focus on the next thread in sight, or the one before. */
export function moveInList(step: 1 | -1) {
  const titles = [...document.querySelectorAll<HTMLElement>('[data-thread]')].filter(
    (title) => !title.closest('[inert]'),
  )
  const focused = rowOf(document.activeElement)
  const inFocus = titles.findIndex((title) => rowOf(title) === focused)
  // The focus may be elsewhere on the page; the list goes on where it was.
  const at = inFocus === -1 ? titles.findIndex((title) => title.closest('[aria-current]')) : inFocus
  const next = titles[Math.max(0, at + step)]
  next?.focus()
  next?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
}

const rowOf = (element: Element | null) => element?.closest('[data-row]') ?? element
