import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { DialogClose } from './dialog.tsx'

type SplitColumnsProps = {
  /** What it is about, with the dialog's title. */
  left: ReactNode
  /** What is done there. It stays in sight while a long left side scrolls. */
  right: ReactNode
}

/** The inside of a wide dialog, with its close button. */
export function SplitColumns({ left, right }: SplitColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <div className="grid min-w-0 content-start gap-2.5 border-r p-7">{left}</div>
      <div className="min-w-0">
        <div className="sticky top-0 flex min-h-[min(100%,calc(100dvh-2rem))] flex-col px-7 pt-6 pb-7">
          {right}
          <DialogClose render={<CloseButton className="absolute top-5 right-4.5" />} />
        </div>
      </div>
    </div>
  )
}
