import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ProductForm } from './use-product-draft.ts'

export function NameField({ form }: { form: ProductForm }) {
  return (
    <Field label="Product name" errors={form.errors.name}>
      {(control) => (
        <Input
          {...control}
          name="name"
          autoComplete="off"
          maxLength={80}
          required
          value={form.draft.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}
