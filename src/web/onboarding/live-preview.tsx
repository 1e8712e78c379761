import type { ProductDraft } from '../../features/products/ui/product-draft.ts'
import { ProductPreview } from '../../features/products/ui/product-preview.tsx'

/** The product's card, filled in as one types. Where there is no room beside the form, it is left out. */
export function LivePreview({ draft }: { draft: ProductDraft }) {
  const product = {
    name: draft.name.trim() || 'Your product',
    website: draft.website.trim() || 'example.com',
    description: draft.description.trim() || 'What it does and for whom will stand here.',
    icon: draft.icon,
    subreddits: draft.subreddits,
  }
  return (
    <aside aria-label="Preview" className="self-start max-lg:hidden lg:sticky lg:top-12">
      <p className="mb-3 text-sm font-medium text-muted-foreground">Live preview</p>
      <ProductPreview product={product} heading="p" className="shadow-2" />
    </aside>
  )
}
