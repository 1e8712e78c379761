import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A page whose title is new is a new page: focus goes to its heading, and screen readers hear the title. A part that the
 * address names takes the focus itself.
 */
export function PageAnnouncer() {
  const lastTitle = useRef<string>(undefined)
  const region = useRef<HTMLDivElement>(null)
  // Every change of the location renders this again; the effect then looks whether the title is new.
  const { hash } = useLocation()

  useEffect(() => {
    const { title } = document
    const known = lastTitle.current
    lastTitle.current = title
    if (known === undefined || known === title) return
    if (region.current) region.current.textContent = title
    if (hash && document.getElementById(hash.slice(1))) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  })

  return <div ref={region} aria-live="polite" className="sr-only" />
}
