import { ProductLogo } from '../../features/products/ui/product-logo.tsx'

export function drawLogo({ name, icon }: { name: string; icon: string | null }) {
  return <ProductLogo name={name} icon={icon} className="size-6 rounded-sm text-xs" />
}
