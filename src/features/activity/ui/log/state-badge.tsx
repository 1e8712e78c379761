import { Badge } from '../../../../ui/badge.tsx'
import type { Outcome } from '../../schema.ts'
import { stateLooks } from '../words/write-outcome.ts'

export function StateBadge({ state }: Pick<Outcome, 'state'>) {
  const { label, Icon, variant } = stateLooks[state]
  return (
    <Badge variant={variant}>
      <Icon aria-hidden />
      {label}
    </Badge>
  )
}
