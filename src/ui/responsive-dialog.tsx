import { lazy, Suspense, useState } from 'react'
import type { ResponsiveDialogProps } from './responsive-dialog-parts.ts'
import { usePhone } from './use-phone.ts'

// Neither is needed to show a page, and no visitor needs both.
const Wide = lazy(async () => ({ default: (await import('./wide-dialog.tsx')).WideDialog }))
const Narrow = lazy(async () => ({ default: (await import('./narrow-dialog.tsx')).NarrowDialog }))

/** A dialog in the middle of the screen; under 768 px a drawer from the bottom. */
export function ResponsiveDialog({ busy = false, ...props }: ResponsiveDialogProps) {
  const onPhone = usePhone()
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  const onOpenChange = (open: boolean) => {
    if (!busy) props.onOpenChange(open)
  }
  const Shape = onPhone ? Narrow : Wide
  return (
    <Suspense>
      <Shape {...props} onOpenChange={onOpenChange} />
    </Suspense>
  )
}
