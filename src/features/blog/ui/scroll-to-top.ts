/** Smoothly, unless the reader asked for less motion. */
export function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
