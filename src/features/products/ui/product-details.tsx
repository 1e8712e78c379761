import { DescriptionField } from './description-field.tsx'
import { FactsField } from './facts-field.tsx'
import { LogoField, type LogoTexts } from './logo-field.tsx'
import { NameField } from './name-field.tsx'
import { useDescriptionWriter } from './use-description-writer.ts'
import type { ProductForm } from './use-product-draft.ts'
import { WebsiteField } from './website-field.tsx'

type ProductDetailsProps = { form: ProductForm; logoTexts: LogoTexts }

/** Everything about a product but its subreddits. The website comes first, so that the rest can follow from it. */
export function ProductDetails({ form, logoTexts }: ProductDetailsProps) {
  const writer = useDescriptionWriter(form)
  return (
    <div className="grid gap-5">
      <WebsiteField form={form} writer={writer} />
      <NameField form={form} />
      <DescriptionField form={form} writer={writer} />
      <LogoField form={form} texts={logoTexts} />
      <FactsField form={form} />
    </div>
  )
}
