import { ChevronDown } from 'lucide-react'
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
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useTodayState } from './today-provider.tsx'

const ALL = 'all'
/** More logos than these say less. */
const MOST_LOGOS = 3
const LOGO = 'size-5 rounded-sm text-2xs'

/** For which product the list is; on this page it may be for all of them. */
export function TodayPicker() {
  const hydrated = useHydrated()
  const { products, product, choose } = useTodayState()
  if (products.length === 0) return null
  const shown = product ? [product] : products.slice(0, MOST_LOGOS)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        disabled={!hydrated}
        render={<Button variant="outline" className="max-md:px-2.5" />}
      >
        <span className="flex gap-0.5">
          {shown.map(({ id, name, icon }) => (
            <ProductLogo key={id} name={name} icon={icon} className={LOGO} />
          ))}
        </span>
        <span className="max-w-36 truncate max-md:sr-only">{product?.name ?? 'All products'}</span>
        <ChevronDown className="text-muted-foreground" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={product?.id ?? ALL}
          onValueChange={(id: string) => choose(id === ALL ? undefined : id)}
        >
          <DropdownMenuLabel>Product</DropdownMenuLabel>
          <DropdownMenuRadioItem value={ALL} closeOnClick>
            All products
          </DropdownMenuRadioItem>
          {products.map(({ id, name, icon }) => (
            <DropdownMenuRadioItem key={id} value={id} closeOnClick>
              <ProductLogo name={name} icon={icon} className={LOGO} />
              <span className="max-w-56 truncate">{name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
