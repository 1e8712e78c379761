import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Awaited } from './awaited.tsx'
import { fadeIn } from './fade-in.ts'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

export function DescriptionField({ form, website }: { form: ProductForm; website: WebsiteReading }) {
  const { reading, isRead, replaced, putBack } = website
  const { description } = form.draft
  const fading = fadeIn(website, 'description', 'animate-ink')
  return (
    <Field
      label="Description"
      hint={
        replaced ? (
          <Button variant="link" size="text" onClick={putBack}>
            Put my own text back
          </Button>
        ) : (
          (!isRead || description === '') && "What it does and who it's for, in two or three sentences."
        )
      }
      errors={form.errors.description}
    >
      {(control) => (
        <Awaited when={reading && description === ''} lines={3}>
          <Textarea
            {...control}
            {...fading}
            name="description"
            rows={4}
            maxLength={2_000}
            required
            aria-busy={reading}
            className={classNames('max-h-80 min-h-28 overflow-y-auto', fading.className)}
            value={description}
            onChange={(event) => form.change({ description: event.currentTarget.value })}
          />
        </Awaited>
      )}
    </Field>
  )
}
