import { carryToasts, takeCarriedToasts } from '../src/ui/carried-toasts.ts'

/** The titles of what a tab says at the moment. */
export function shownToasts() {
  carryToasts()
  return takeCarriedToasts().map(({ title }) => title)
}
