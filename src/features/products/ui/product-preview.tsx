import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MAX_SUBREDDITS, type Product } from '../schema.ts'
import { ProductLogo } from './product-logo.tsx'

type ProductPreviewProps = {
  product: Pick<Product, 'name' | 'website' | 'description' | 'icon' | 'subreddits'>
  /** The level that fits the page around it. */
  heading?: 'h2' | 'h3' | 'p'
  /** What can be done with it, below a line. */
  children?: ReactNode
  className?: string
}

/** One product as a card: in My Products, and while it comes into being. */
export function ProductPreview({
  product,
  heading: Heading = 'h2',
  children,
  className,
}: ProductPreviewProps) {
  const { name, website, description, icon, subreddits } = product
  return (
    <Card className={classNames('grid content-start gap-4', className)}>
      <div className="flex min-w-0 items-center gap-3.5">
        <ProductLogo name={name} icon={icon} className="size-12 text-lg" />
        <div className="grid min-w-0">
          <Heading className="truncate text-md font-semibold">{name}</Heading>
          {website && (
            <p className="truncate text-sm text-muted-foreground">{website.replace(/^https?:\/\//i, '')}</p>
          )}
        </div>
      </div>
      {description && <p className="line-clamp-4 wrap-anywhere text-muted-foreground">{description}</p>}
      {subreddits && subreddits.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {subreddits.slice(0, MAX_SUBREDDITS).map((subreddit) => (
            <li key={subreddit} className="flex">
              <Badge>{`r/${subreddit}`}</Badge>
            </li>
          ))}
        </ul>
      )}
      {children && <div className="mt-auto flex flex-wrap gap-2 border-t pt-4">{children}</div>}
    </Card>
  )
}
