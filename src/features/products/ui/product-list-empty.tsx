import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Somebody without a plan can't begin yet; everybody else starts here. */
export function ProductListEmpty({ hasPlan, onAdd }: { hasPlan: boolean; onAdd: () => void }) {
  const hydrated = useHydrated()
  if (!hasPlan)
    return (
      <Card className="grid justify-items-center py-10 text-center">
        <h2 className="text-lg">Upgrade Required</h2>
        <Empty text="Upgrade to Pro or Plus plan to start creating products..." className="pt-5 pb-4" />
      </Card>
    )
  return (
    <Card className="py-6">
      <Empty text="Tell us what you make, and we find the threads where it helps.">
        <Button disabled={!hydrated} onClick={onAdd}>
          Create Your First Product
        </Button>
      </Empty>
    </Card>
  )
}
