import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useBillingTab } from './use-billing-tab.ts'

type BillingTabButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  label: string
  intent?: 'manage' | 'upgrade'
}

/** A button that looks as its place demands: the portal's address exists only after asking, so it can't be a link. */
export function BillingTabButton({ label, intent = 'manage', ...look }: BillingTabButtonProps) {
  const hydrated = useHydrated()
  const { busy, open } = useBillingTab(intent)
  return (
    <Button {...look} busy={busy} disabled={!hydrated} onClick={open}>
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </Button>
  )
}
