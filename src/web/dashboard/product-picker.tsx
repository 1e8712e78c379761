import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useFilters } from '../../features/feed/ui/filters/filters-provider.tsx'
import { ProductLogo } from '../../features/products/ui/product-logo.tsx'
import { Button } from '../../ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx'
import { toast } from '../../ui/toast.tsx'

/** Which product the posts are measured by, and whose subreddits the filters offer. */
export function ProductPicker({ failed }: { failed: boolean }) {
  const { ready, products, product, change } = useFilters()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (failed && state === 'idle')
      void toast({ title: 'Failed to load products. Please try again.', variant: 'destructive' })
  }, [failed, state])
  if (!ready)
    return (
      <Button variant="outline" disabled>
        Loading...
      </Button>
    )
  if (failed)
    return (
      <Button
        variant="outline"
        busy={state === 'loading'}
        busyLabel="Loading..."
        onClick={() => void revalidate()}
      >
        Try Again
        <span className="sr-only">to load products</span>
      </Button>
    )
  if (!product)
    return (
      <Button variant="outline" render={<Link to="/dashboard/products" />}>
        No Products
      </Button>
    )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger render={<Button variant="outline" className="max-md:px-2.5" />}>
        <ProductLogo name={product.name} icon={product.icon} className="size-5 rounded-sm text-2xs" />
        <span className="max-w-36 truncate max-md:sr-only">{product.name}</span>
        <ChevronDown className="text-muted-foreground" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={product.id}
          onValueChange={(id: string) => {
            const chosen = products.find((other) => other.id === id)
            if (chosen) change({ type: 'choose_product', product: chosen })
          }}
        >
          <DropdownMenuLabel>Product</DropdownMenuLabel>
          {products.map(({ id, name, icon }) => (
            <DropdownMenuRadioItem key={id} value={id} closeOnClick>
              <ProductLogo name={name} icon={icon} className="size-5 rounded-sm text-2xs" />
              <span className="max-w-56 truncate">{name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
