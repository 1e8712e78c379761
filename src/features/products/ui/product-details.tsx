import { DescriptionField } from './description-field.tsx'
import { FactsField } from './facts-field.tsx'
import { LogoField } from './logo-field.tsx'
import { NameField } from './name-field.tsx'
import type { DescriptionWriter } from './use-description-writer.ts'
import type { LogoUpload } from './use-logo-upload.ts'
import type { ProductForm } from './use-product-draft.ts'
import { WebsiteField } from './website-field.tsx'

type ProductDetailsProps = {
  form: ProductForm
  writer: DescriptionWriter
  logo: LogoUpload
  logoMissing?: string
}

/** Everything about a product but its subreddits. The website comes first, so that the rest can follow from it. */
export function ProductDetails({ form, writer, logo, logoMissing }: ProductDetailsProps) {
  return (
    <div className="grid gap-5">
      <WebsiteField form={form} writer={writer} />
      <NameField form={form} />
      <DescriptionField form={form} writer={writer} />
      <LogoField form={form} logo={logo} missing={logoMissing} />
      <FactsField form={form} />
    </div>
  )
}
