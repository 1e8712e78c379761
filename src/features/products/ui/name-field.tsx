import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Awaited } from './awaited.tsx'
import { fadeIn } from './fade-in.ts'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

export function NameField({ form, website }: { form: ProductForm; website: WebsiteReading }) {
  const { name } = form.draft
  return (
    <Field label="Product Name" errors={form.errors.name}>
      {(control) => (
        <Awaited when={website.reading && name === ''}>
          <Input
            {...control}
            {...fadeIn(website, 'name', 'animate-ink')}
            name="name"
            autoComplete="off"
            maxLength={80}
            required
            value={name}
            onChange={(event) => form.change({ name: event.currentTarget.value })}
          />
        </Awaited>
      )}
    </Field>
  )
}
