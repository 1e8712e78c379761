import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { type SupportType, supportTypes } from '../schema.ts'
import type { DraftErrors, RequestDraft } from './request-draft.ts'

type RequestFieldsProps = {
  draft: RequestDraft
  errors: DraftErrors
  onChange: (patch: Partial<RequestDraft>) => void
}

export function RequestFields({ draft, errors, onChange }: RequestFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" errors={errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              aria-required
              value={draft.name}
              onChange={(event) => onChange({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Email" errors={errors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              aria-required
              value={draft.email}
              onChange={(event) => onChange({ email: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Support Type" errors={errors.supportType}>
        {(control) => (
          <Select
            {...control}
            value={draft.supportType}
            onChange={(event) => onChange({ supportType: event.currentTarget.value as SupportType })}
          >
            {Object.entries(supportTypes).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Title" errors={errors.title}>
        {(control) => (
          <Input
            {...control}
            aria-required
            value={draft.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label="Description" hint="What did you do, and what happened?" errors={errors.content}>
        {(control) => (
          <Textarea
            {...control}
            aria-required
            className="max-h-80 min-h-36 overflow-y-auto"
            value={draft.content}
            onChange={(event) => onChange({ content: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}
