import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Product } from '../schema.ts'
import { ProductPreview } from './product-preview.tsx'

type ProductCardProps = {
  product: Product
  /** One sentence for a product that can't be changed now. */
  readOnlyReason: string
  onEdit: () => void
  onDelete: () => void
}

export function ProductCard({ product, readOnlyReason, onEdit, onDelete }: ProductCardProps) {
  const hydrated = useHydrated()
  const { name, readOnly } = product
  return (
    <li className="grid grid-cols-[minmax(0,1fr)]">
      <ProductPreview
        product={product}
        heading="h2"
        badge={readOnly && <Badge variant="warning">Read-only</Badge>}
      >
        {readOnly && <p className="text-sm text-warning">{readOnlyReason}</p>}
        <div className="mt-auto flex gap-2 border-t pt-4">
          {!readOnly && (
            <Button
              variant="outline"
              size="sm"
              disabled={!hydrated}
              aria-label={`Edit ${name}`}
              onClick={onEdit}
            >
              <Pencil aria-hidden />
              Edit
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={!hydrated}
            aria-label={`Delete ${name}`}
            onClick={onDelete}
            className="text-danger hover:bg-danger-soft hover:text-danger"
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
        </div>
      </ProductPreview>
    </li>
  )
}
