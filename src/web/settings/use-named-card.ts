import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Section } from './sections.ts'

export const headingIdOf = (section: Section) => `${section}-heading`

/**
 * An address may name a card, such as `/dashboard/settings#theme`: its heading takes the focus, each time somebody comes by
 * such an address. Not everybody has every card; without it the page's heading does.
 */
export function useNamedCard() {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (!hash) return
    const named = document.getElementById(headingIdOf(hash.slice(1) as Section))
    const heading = named ?? document.querySelector('h1')
    heading?.focus({ preventScroll: named !== null })
  }, [location])
}
