import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { SecondFactor } from '../../schema.ts'
import { SecondFactorEnd } from './second-factor-end.tsx'
import { SecondFactorRenewal } from './second-factor-renewal.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactorSwitch({ enabled, hasPassword, codesLeft }: SecondFactor) {
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'setup' | 'renewal' | 'end' | null>(null)
  const close = () => {
    setOpen(null)
    void revalidate()
  }
  const opener = { variant: 'outline', disabled: !hydrated, 'aria-haspopup': 'dialog' } as const
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge variant={enabled ? 'success' : 'outline'}>{enabled ? 'On' : 'Off'}</Badge>
          {enabled && (
            <span className="text-muted-foreground tabular-nums">
              {`${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`}
            </span>
          )}
        </p>
        {enabled ? (
          <div className="flex flex-wrap gap-3">
            <Button {...opener} onClick={() => setOpen('renewal')}>
              New Recovery Codes
            </Button>
            <Button {...opener} onClick={() => setOpen('end')}>
              Switch Off
            </Button>
          </div>
        ) : (
          <Button {...opener} onClick={() => setOpen('setup')}>
            Set Up
          </Button>
        )}
      </div>
      {open === 'setup' && <SecondFactorSetup hasPassword={hasPassword} onClose={close} />}
      {open === 'renewal' && <SecondFactorRenewal onClose={close} />}
      {open === 'end' && <SecondFactorEnd onClose={close} />}
    </>
  )
}
