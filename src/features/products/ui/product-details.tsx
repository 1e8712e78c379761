import { DescriptionField } from './description-field.tsx'
import { FactsField } from './facts-field.tsx'
import { LogoField } from './logo-field.tsx'
import { NameField } from './name-field.tsx'
import { ProfileField } from './profile-field.tsx'
import type { LogoUpload } from './use-logo-upload.ts'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'
import { WebsiteField } from './website-field.tsx'

type ProductDetailsProps = {
  form: ProductForm
  website: WebsiteReading
  logo: LogoUpload
  logoMissing?: string
}

/** Everything about a product but its subreddits. The website comes first, so that the rest can follow from it. */
export function ProductDetails({ form, website, logo, logoMissing }: ProductDetailsProps) {
  return (
    <div className="grid gap-5">
      <WebsiteField form={form} website={website} />
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <LogoField form={form} website={website} logo={logo} missing={logoMissing} />
        <div className="min-w-60 flex-1">
          <NameField form={form} website={website} />
        </div>
      </div>
      <DescriptionField form={form} website={website} />
      <div className="grid gap-2.5">
        <FactsField form={form} website={website} />
        <ProfileField form={form} website={website} />
      </div>
    </div>
  )
}
