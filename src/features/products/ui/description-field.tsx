import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { DescriptionWriter } from './use-description-writer.ts'
import type { ProductForm } from './use-product-draft.ts'

type DescriptionFieldProps = {
  form: ProductForm
  writer: DescriptionWriter
}

export function DescriptionField({ form, writer }: DescriptionFieldProps) {
  // While a description is on its way, what one would type would be lost.
  const { generating, replaced, putBack } = writer
  return (
    <Field
      label="Description"
      hint={
        replaced ? (
          <Button variant="link" size="text" onClick={putBack}>
            Put my own text back
          </Button>
        ) : (
          'What it does and for whom, in two or three sentences.'
        )
      }
      errors={form.errors.description}
    >
      {(control) => (
        <Textarea
          {...control}
          name="description"
          rows={4}
          maxLength={2_000}
          required
          readOnly={generating}
          aria-busy={generating}
          className="max-h-80 min-h-28 overflow-y-auto aria-busy:text-muted-foreground"
          value={form.draft.description}
          onChange={(event) => form.change({ description: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}
