import { ArrowRight, Copy, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { Row, Section } from './section.tsx'

const DRAFT =
  'Honestly? Doing the boring thing in person. I rode along with three groomers for a day each and set their calendars up myself. All three paid, and two of them told a friend.'

export function ControlSection() {
  return (
    <>
      <Section title="Button">
        <Row>
          <Button>
            <Copy aria-hidden />
            Copy
          </Button>
          <Button variant="outline">Open on Reddit</Button>
          <Button variant="ghost">How it works</Button>
          <Button variant="destructive">
            <Trash2 aria-hidden />
            Delete
          </Button>
          <Button variant="link" size="text">
            Reset
          </Button>
        </Row>
        <Row>
          <Button size="lg">
            Get Started
            <ArrowRight aria-hidden />
          </Button>
          <Button size="sm" variant="outline">
            Add
          </Button>
          <Button size="icon" variant="outline" aria-label="Copy title">
            <Copy aria-hidden />
          </Button>
        </Row>
        <Row>
          <Button busy busyLabel="Generating...">
            Generate Comment
          </Button>
          <Button aria-disabled>Next</Button>
          <Button variant="outline" disabled>
            Previous
          </Button>
          <Button variant="ghost" disabled>
            Skip
          </Button>
        </Row>
      </Section>
      <Section title="Field, Input, Select, Textarea, Checkbox">
        <Field label="Keyword" hint="One word or a short phrase.">
          {(control) => <Input {...control} placeholder="no-show" />}
        </Field>
        <Field label="Website" errors={['Enter a full address, for example https://pawslot.app']}>
          {(control) => <Input {...control} defaultValue="pawslot" />}
        </Field>
        <Field label="E-mail" hint="Your sign-in address can't be changed.">
          {(control) => <Input {...control} disabled defaultValue="ada@pawslot.app" />}
        </Field>
        <Field label="Password">
          {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="correct horse" />}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Sort">
            {(control) => (
              <Select {...control} defaultValue="new">
                <option value="hot">Hot</option>
                <option value="new">New</option>
                <option value="top" disabled>
                  Top (choose a time first)
                </option>
              </Select>
            )}
          </Field>
          <Field label="Time" hint="Only with Top.">
            {(control) => (
              <Select {...control} disabled>
                <option>All</option>
              </Select>
            )}
          </Field>
        </div>
        <Field label="Product" errors={['Choose a product.']}>
          {(control) => (
            <Select {...control}>
              <option>Choose…</option>
              <option>Pawslot</option>
            </Select>
          )}
        </Field>
        <Field label="Your comment" hint="34 words">
          {(control) => <Textarea {...control} voice defaultValue={DRAFT} />}
        </Field>
        <Field label="Context" errors={['Say at least what the product does.']}>
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
        <Field label="Response">
          {(control) => <Textarea {...control} rows={2} disabled defaultValue="Closed." />}
        </Field>
        <fieldset className="grid gap-1.5">
          <legend className="pb-1.5 text-base font-medium">Subreddits</legend>
          <Choice label="r/smallbusiness" checked />
          <Choice label="r/doggrooming" />
          <Choice label="r/SaaS" checked disabled />
          <Choice label="r/microsaas" disabled />
        </fieldset>
      </Section>
    </>
  )
}

function Choice({ label, checked, disabled }: { label: string; checked?: boolean; disabled?: boolean }) {
  return (
    <label className="flex min-h-8 w-fit items-center gap-2.5 has-disabled:text-muted-foreground pointer-coarse:min-h-11">
      <Checkbox defaultChecked={checked} disabled={disabled} />
      {label}
    </label>
  )
}
