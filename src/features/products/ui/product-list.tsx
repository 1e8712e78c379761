import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductList as List, Product } from '../schema.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardDelete } from './product-card-delete.tsx'
import { ProductListEmpty } from './product-list-empty.tsx'
import { ProductListHeader } from './product-list-header.tsx'
import type { SubredditParts } from './subreddit-parts.ts'

// The form brings a validation library along, which a look at the list does not need.
const ProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).ProductDialog }))

type ProductListProps = Pick<SubredditParts, 'noteOf' | 'NameCheck'> & {
  list: List
  plan: { name: string; limit: number; free: boolean }
  /** A payment is due: everything can be read, nothing changed. */
  paymentDue: boolean
  upgradeLink: ReactNode
}

export function ProductList({ list, plan, paymentDue, upgradeLink, noteOf, NameCheck }: ProductListProps) {
  const { products } = list
  const { revalidate } = useRevalidator()
  // Each opening gets a number, so that it starts with a fresh form.
  const [form, setForm] = useState<{ opening: number; open: boolean; product: Product | null }>()
  const [doomed, setDoomed] = useState<{ open: boolean; product: Product }>()
  const page = useFocusKept(products.length)

  const openForm = (product: Product | null) =>
    setForm({ opening: (form?.opening ?? 0) + 1, open: true, product })

  const full = products.length >= list.limit
  const limitObstacle = full ? 'Product limit reached' : null
  return (
    <div ref={page} tabIndex={-1} className="grid gap-6 outline-none">
      <ProductListHeader
        planName={plan.name}
        used={products.length}
        limit={plan.limit}
        obstacle={paymentDue ? 'Update your card to add products' : limitObstacle}
        remedy={paymentDue ? null : upgradeLink}
        onAdd={() => openForm(null)}
      />
      {products.length === 0 ? (
        <ProductListEmpty hasPlan={!plan.free} onAdd={() => openForm(null)} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              readOnlyReason={
                paymentDue
                  ? 'Payment failed. Update your card to change it.'
                  : 'Beyond your plan. Upgrade to change it.'
              }
              onEdit={() => openForm(product)}
              onDelete={() => setDoomed({ open: true, product })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {form && (
          <ProductDialog
            key={form.opening}
            open={form.open}
            product={form.product}
            onClose={() => setForm({ ...form, open: false })}
            onChanged={() => revalidate()}
            noteOf={noteOf}
            NameCheck={NameCheck}
          />
        )}
      </Suspense>
      {doomed && (
        <ProductCardDelete
          product={doomed.product}
          open={doomed.open}
          onOpenChange={(open) => setDoomed({ ...doomed, open })}
          onDeleted={() => void revalidate()}
        />
      )}
    </div>
  )
}

/** The button that was pressed may go with its card, or with the empty list: focus then stays on this page. */
function useFocusKept(count: number) {
  const page = useRef<HTMLDivElement>(null)
  const known = useRef(count)
  useEffect(() => {
    if (known.current !== count && document.activeElement === document.body) page.current?.focus()
    known.current = count
  }, [count])
  return page
}
