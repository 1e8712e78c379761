import { type ReactNode, useState } from 'react'

type SavedBelowProps = {
  /** Whether anything is saved. */
  isFilled: boolean
  /** The card. */
  children: ReactNode
}

/** What was saved, under a day without a list. Once it was there it stays: the focus may be in it when the last thread is removed. */
export function SavedBelow({ isFilled, children }: SavedBelowProps) {
  const [wasThere, setWasThere] = useState(isFilled)
  if (isFilled && !wasThere) setWasThere(true)
  return wasThere ? <div className="mx-auto w-full max-w-90">{children}</div> : null
}
