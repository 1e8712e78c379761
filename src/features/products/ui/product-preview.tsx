import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MAX_SUBREDDITS, type Product } from '../schema.ts'
import { ProductLogo } from './product-logo.tsx'

type ProductPreviewProps = {
  product: Pick<Product, 'name' | 'website' | 'description' | 'icon' | 'subreddits'>
  /** The level that fits the page around it. */
  heading: 'h2' | 'p'
  /** Beside the name. */
  badge?: ReactNode
  /** What can be done with it, below a line. */
  children?: ReactNode
  className?: string
}

/** One product as a card: in My Products, and while it comes into being. */
export function ProductPreview({
  product,
  heading: Heading,
  badge,
  children,
  className,
}: ProductPreviewProps) {
  const { name, website, description, icon, subreddits } = product
  return (
    <Card className={classNames('flex flex-col gap-4', className)}>
      <div className="flex min-w-0 items-center gap-3.5">
        <ProductLogo name={name} icon={icon} className="size-12 text-lg" />
        <div className="grid min-w-0 flex-1">
          <Heading className="truncate text-md font-semibold">{name}</Heading>
          <Website address={website} />
        </div>
        {badge}
      </div>
      {description && <p className="line-clamp-3 wrap-anywhere text-muted-foreground">{description}</p>}
      {subreddits && subreddits.length > 0 && (
        <ul aria-label="Subreddits" className="flex flex-wrap gap-1.5">
          {subreddits.slice(0, MAX_SUBREDDITS).map((subreddit) => (
            <li key={subreddit} className="flex">
              <Badge>{`r/${subreddit}`}</Badge>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
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
      className="max-w-full justify-self-start truncate rounded-sm text-sm text-muted-foreground underline decoration-transparent underline-offset-4 hover:text-foreground hover:decoration-current"
    >
      {shown}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
