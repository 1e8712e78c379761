import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'

/** Stands in the place of a tool that has nothing to write about. */
export function NoProducts({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card className="m-auto grid w-full max-w-120 justify-items-center gap-4 rounded-xl p-8 text-center">
      <Package className="size-7 text-chart-1" aria-hidden />
      <div className="grid gap-1">
        <h2 className="text-xl">No Products Found</h2>
        <p className="text-muted-foreground">{text}</p>
      </div>
      {children}
    </Card>
  )
}
