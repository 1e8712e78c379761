import { Info } from 'lucide-react'
import type { Ref } from 'react'

type DeclinedNoteProps = {
  /** Takes the focus of what was there before. */
  ref?: Ref<HTMLDivElement>
  message: string
}

/** Nothing failed: this is a place that no draft should go to. */
export function DeclinedNote({ ref, message }: DeclinedNoteProps) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none flex gap-2.5 rounded-md bg-info-soft px-3.5 py-3">
      <Info className="mt-0.75 size-4 shrink-0 text-info" aria-hidden />
      <div className="grid gap-1.5">
        <p className="font-semibold">No draft for this one</p>
        <p>{message}</p>
      </div>
    </div>
  )
}
