import { type RefObject, useEffect } from 'react'
import { areShortcutsOn } from '../../../../ui/remembered-shortcuts.ts'

/** J and K move between the posts; only while the focus is among them, so that typing elsewhere is safe. */
export function useFeedKeys(feed: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = feed.current
    if (!element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return
      if (event.key.toLowerCase() === 'j') move(element, 1)
      else if (event.key.toLowerCase() === 'k') move(element, -1)
      else return
      event.preventDefault()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [feed])
}

function move(feed: HTMLElement, step: 1 | -1) {
  const posts = [...feed.querySelectorAll<HTMLElement>('[data-post]')]
  const current = posts.findIndex((post) => post === document.activeElement)
  posts[current + step]?.focus()
}
