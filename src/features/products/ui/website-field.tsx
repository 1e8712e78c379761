import { Sparkles } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { checkDraft } from './product-draft.ts'
import type { DescriptionWriter } from './use-description-writer.ts'
import type { ProductForm } from './use-product-draft.ts'

type WebsiteFieldProps = { form: ProductForm; writer: DescriptionWriter }

export function WebsiteField({ form, writer }: WebsiteFieldProps) {
  const { draft, change, errors, refuse } = form

  // Left half-typed it is told at once; left empty it is only not filled in yet.
  function check() {
    const checked = checkDraft(draft)
    if (draft.website.trim() !== '' && checked.kind === 'refused' && checked.errors.website)
      refuse({ website: checked.errors.website })
  }

  return (
    <Field
      label="Website URL"
      hint={
        writer.failure ? (
          <span className="text-danger">{writer.failure}</span>
        ) : (
          'AI reads it and describes your product.'
        )
      }
      errors={errors.website}
    >
      {(control) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Input
            {...control}
            name="website"
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.com"
            maxLength={2_000}
            required
            value={draft.website}
            onChange={(event) => change({ website: event.currentTarget.value })}
            onBlur={check}
          />
          <Button
            variant="outline"
            className="h-11"
            busy={writer.generating}
            busyLabel="Generating..."
            onClick={writer.generate}
          >
            <Sparkles aria-hidden />
            Generate with AI
          </Button>
        </div>
      )}
    </Field>
  )
}
