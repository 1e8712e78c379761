import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

type ProductListHeaderProps = {
  planName: string
  used: number
  limit: number
  /** Why nothing can be added now. */
  obstacle: string | null
  /** What the reader can do about it. */
  remedy: ReactNode
  onAdd: () => void
}

/** How much of the plan is used, and the way to use more of it. */
export function ProductListHeader({
  planName,
  used,
  limit,
  obstacle,
  remedy,
  onAdd,
}: ProductListHeaderProps) {
  const hydrated = useHydrated()
  const line = `${planName} Plan: ${used}/${limit} products used`
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1.5">
        <h1 className="text-2xl">My Products</h1>
        <p className="text-muted-foreground tabular-nums">{line}</p>
        {limit > 0 && (
          <Progress
            aria-label="Products used"
            value={Math.min(used, limit)}
            max={limit}
            variant={used > limit ? 'warning' : 'default'}
            className="max-w-48"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {obstacle && (
          <p id="why-no-product" className="text-muted-foreground">
            {obstacle}
          </p>
        )}
        {obstacle && remedy}
        <Button
          disabled={!hydrated}
          aria-disabled={obstacle !== null}
          aria-describedby={obstacle ? 'why-no-product' : undefined}
          onClick={onAdd}
        >
          <Plus aria-hidden />
          Add Product
        </Button>
      </div>
    </div>
  )
}
