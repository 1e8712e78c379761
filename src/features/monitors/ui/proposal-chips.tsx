import { Plus } from 'lucide-react'
import type { Proposal } from '../schema.ts'
import { kindLooks } from './monitor-words.ts'

const CHIP =
  'flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-input bg-card px-3 text-sm hover:bg-accent ' +
  'hover:text-accent-foreground unavailable:bg-muted unavailable:text-muted-foreground pointer-coarse:min-h-11 pointer-coarse:px-4'

type ProposalChipsProps = {
  proposals: Proposal[]
  disabled?: boolean
  onChoose: (proposal: Proposal) => void
}

/** Words from the product's profile that could be watched. */
export function ProposalChips({ proposals, disabled = false, onChoose }: ProposalChipsProps) {
  if (proposals.length === 0) return null
  return (
    <ul aria-label="Proposals" className="flex flex-wrap gap-2">
      {proposals.map((proposal) => (
        <li key={`${proposal.productId} ${proposal.kind} ${proposal.term}`} className="max-w-full">
          <button type="button" disabled={disabled} onClick={() => onChoose(proposal)} className={CHIP}>
            <Plus className="size-3.5 shrink-0 text-muted-foreground" aria-hidden />
            <span className="min-w-0 truncate">{proposal.term}</span>
            <span className="shrink-0 text-muted-foreground">{`· ${kindLooks[proposal.kind].name}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
