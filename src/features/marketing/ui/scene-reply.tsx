import type { ReactNode } from 'react'
import { ThreadLine } from '../../../ui/thread-line.tsx'

/** Hangs its sheet on the thread of the one above. */
export function SceneReply({ children }: { children: ReactNode }) {
  return (
    <div className="relative pt-[1.5em] pl-[5.2em]">
      <ThreadLine className="absolute top-0 left-[2.2em] h-[4.4em] w-[2.8em] rounded-bl-[2.4em]" />
      {children}
    </div>
  )
}
