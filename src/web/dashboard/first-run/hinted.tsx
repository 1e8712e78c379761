import type { ReactNode } from 'react'
import { useFirstRun } from './first-run-provider.tsx'
import { HintCard } from './hint-card.tsx'
import type { HintId } from './hints.ts'

/** A control with its hint. Whoever uses the control needs the hint no more. */
export function Hinted({ id, children }: { id: HintId; children: ReactNode }) {
  const { use } = useFirstRun()
  return (
    <div className="relative">
      <div className="contents" onClickCapture={() => use(id)}>
        {children}
      </div>
      <HintCard id={id} side="below" />
    </div>
  )
}
