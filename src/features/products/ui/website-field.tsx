import { Check, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { checkDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

type WebsiteFieldProps = { form: ProductForm; website: WebsiteReading }

export function WebsiteField({ form, website }: WebsiteFieldProps) {
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
      aside={<ReadingStatus website={website} />}
      hint={
        website.failure ? (
          <span className="text-danger">{website.failure}</span>
        ) : (
          !website.isRead && website.canFill && "Press Enter, and AI fills in what's empty."
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
            enterKeyHint="go"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.com"
            maxLength={2_000}
            required
            value={draft.website}
            onChange={(event) => change({ website: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // The rest of the form follows from the address; sending the form can wait.
              event.preventDefault()
              if (!event.repeat) website.fill()
            }}
            onBlur={check}
          />
          <Button
            variant="outline"
            className="h-11"
            busy={website.reading}
            busyLabel="Generating..."
            onClick={website.generate}
          >
            <Sparkles aria-hidden />
            Generate with AI
          </Button>
        </div>
      )}
    </Field>
  )
}

function ReadingStatus({ website: { reading, isRead } }: { website: WebsiteReading }) {
  return (
    <output className="flex items-center gap-1.5 text-sm text-muted-foreground">
      {reading && 'Reading your website…'}
      {isRead && (
        <>
          <Check className="size-3.5 text-primary" aria-hidden />
          Read just now
        </>
      )}
    </output>
  )
}
