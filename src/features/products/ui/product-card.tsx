import { Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Product } from '../schema.ts'
import { ProductLogo } from './product-logo.tsx'

type ProductCardProps = {
  product: Product
  /** One sentence for a product that can't be changed now. */
  readOnlyReason: string
  onEdit: () => void
  onDelete: () => void
}

export function ProductCard({ product, readOnlyReason, onEdit, onDelete }: ProductCardProps) {
  const hydrated = useHydrated()
  const { name, icon, website, description, subreddits, readOnly } = product
  return (
    <li className="grid grid-cols-[minmax(0,1fr)]">
      <Card className="flex flex-col gap-4">
        <div className="flex min-w-0 items-center gap-3.5">
          <ProductLogo name={name} icon={icon} className="size-12 text-lg" />
          <div className="grid min-w-0 flex-1">
            <h2 className="truncate text-md">{name}</h2>
            <Website address={website} />
          </div>
          {readOnly && <Badge variant="warning">Read-only</Badge>}
        </div>
        <p className="line-clamp-3 wrap-anywhere text-muted-foreground">{description}</p>
        {subreddits && (
          <ul aria-label="Subreddits" className="flex flex-wrap gap-1.5">
            {subreddits.map((subreddit) => (
              <li key={subreddit} className="flex">
                <Badge>{`r/${subreddit}`}</Badge>
              </li>
            ))}
          </ul>
        )}
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
      </Card>
    </li>
  )
}

/** Without its protocol, and a link only if it leads to the web: rows may be older than today's checks. */
function Website({ address }: { address: string | null }) {
  if (!address) return null
  const shown = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  if (!/^https?:\/\//i.test(address)) return <p className="truncate text-sm text-muted-foreground">{shown}</p>
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="justify-self-start max-w-full truncate rounded-sm text-sm text-muted-foreground underline decoration-transparent underline-offset-4 hover:text-foreground hover:decoration-current"
    >
      {shown}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
