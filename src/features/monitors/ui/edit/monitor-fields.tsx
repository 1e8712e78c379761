import { type ReactNode, useEffect, useRef } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { SegmentedControl } from '../../../../ui/segmented-control.tsx'
import { Select } from '../../../../ui/select.tsx'
import { MOST_SIGNS, type MonitorKind, type Proposal, type Threshold, thresholds } from '../../schema.ts'
import { KindLabel } from '../monitor-parts.tsx'
import { thresholdNames } from '../monitor-words.ts'
import { ProposalChips } from '../proposal-chips.tsx'
import type { WatchedProduct } from '../watched-product.ts'
import { CommunityInput } from './community-input.tsx'
import { type MonitorDraft, thresholdOf } from './monitor-draft.ts'

type MonitorFieldsProps = {
  draft: MonitorDraft
  errors: Record<string, string[]>
  kinds: MonitorKind[]
  products: WatchedProduct[]
  proposals: Proposal[]
  onChange: (part: Partial<MonitorDraft>) => void
}

export function MonitorFields(props: MonitorFieldsProps) {
  const { draft, errors, kinds, products, proposals, onChange } = props
  const { term, kind, communities, productId } = draft
  const field = useRef<HTMLInputElement>(null)
  // The proposals stand before it. Under a finger it would bring up the keys, which hide them.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [])
  return (
    <>
      {term === '' && <ProposalChips proposals={proposals} onChoose={onChange} />}
      <Field label="Term" hint="A name, or two or three words people use." errors={errors.term}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            autoComplete="off"
            spellCheck={false}
            maxLength={MOST_SIGNS}
            value={term}
            onChange={({ currentTarget }) => onChange({ term: currentTarget.value })}
          />
        )}
      </Field>
      <Choice label="Kind">
        <SegmentedControl
          name="Kind"
          segments={kinds.map((each) => ({ value: each, label: <KindLabel kind={each} /> }))}
          value={kind}
          onChange={(next) => onChange({ kind: next })}
          className="*:flex-1"
        />
      </Choice>
      <Field label="Product" errors={errors.productId}>
        {(control) => (
          <Select
            {...control}
            value={productId}
            onChange={({ currentTarget: { value } }) => onChange({ productId: value })}
          >
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choice label="Where">
        <SegmentedControl
          name="Where"
          segments={[
            { value: 'all', label: 'All watched communities' },
            { value: 'some', label: 'Chosen ones' },
          ]}
          value={communities === null ? 'all' : 'some'}
          onChange={(where) => onChange({ communities: where === 'all' ? null : (communities ?? []) })}
          className="*:flex-1"
        />
        {communities === null && (
          <p className="text-sm text-muted-foreground">Every community that we read for anyone.</p>
        )}
      </Choice>
      {communities !== null && (
        <CommunityInput
          names={communities}
          errors={errors.communities}
          onChange={(names) => onChange({ communities: names })}
        />
      )}
      <Field label="Alert on" errors={errors.threshold}>
        {(control) => (
          <Select
            {...control}
            value={thresholdOf(draft)}
            onChange={({ currentTarget: { value } }) => onChange({ threshold: value as Threshold })}
          >
            {thresholds.map((threshold) => (
              <option key={threshold} value={threshold}>
                {thresholdNames[threshold]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

/** A label for what names itself to screen readers. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
