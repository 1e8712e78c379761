import type { ReactNode } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { DraftProduct } from '../draft-product.ts'

type ProductChoiceProps = {
  products: DraftProduct[]
  product: DraftProduct | undefined
  onChoose: (id: string) => void
  logoOf: (product: DraftProduct) => ReactNode
}

/** Which product, and what a draft will know of it. */
export function ProductChoice({ products, product, onChoose, logoOf }: ProductChoiceProps) {
  return (
    <div className="grid gap-2.5">
      <Field label="Product">
        {(control) => (
          <Select
            {...control}
            name="product"
            value={product?.id ?? ''}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {product && (
        <div className="flex gap-3 rounded-lg bg-muted px-3.5 py-3 text-sm">
          {logoOf(product)}
          <div className="grid min-w-0 gap-0.5">
            <p className="font-semibold">{product.name}</p>
            {product.description && <p className="line-clamp-3">{product.description}</p>}
            {product.website && (
              <p className="truncate text-muted-foreground">
                {product.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
