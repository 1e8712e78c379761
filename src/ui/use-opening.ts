import { useState } from 'react'

/** What a dialog is opened for. It stays while the dialog fades away, and each opening has a number, so that it begins with a fresh form. */
export function useOpening<Given>() {
  const [opening, setOpening] = useState<{ nth: number; given: Given; open: boolean }>()
  return {
    opening,
    show: (given: Given) => setOpening((last) => ({ nth: (last?.nth ?? 0) + 1, given, open: true })),
    close: () => setOpening((last) => last && { ...last, open: false }),
  }
}
