import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { MOST_COMMUNITIES } from '../../schema.ts'
import { addCommunity } from './add-community.ts'

const REMOVE =
  'grid size-7 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-accent-foreground pointer-coarse:size-11'

type CommunityInputProps = {
  names: string[]
  errors: string[] | undefined
  onChange: (names: string[]) => void
}

/** Communities by name. */
export function CommunityInput({ names, errors, onChange }: CommunityInputProps) {
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState('')
  const room = useRef<HTMLOutputElement>(null)
  const left = MOST_COMMUNITIES - names.length

  function add() {
    const added = addCommunity(names, typed)
    if (added && 'refusal' in added) return setRefusal(added.refusal)
    setRefusal('')
    setTyped('')
    if (!added) return
    onChange(added.names)
    // The field is about to be disabled, which would drop the focus.
    if (left === 1) room.current?.focus()
  }

  function remove(name: string) {
    onChange(names.filter((other) => other !== name))
    room.current?.focus()
  }

  return (
    <div className="grid gap-2.5">
      <Field
        label="Communities"
        errors={refusal ? [refusal] : errors}
        hint={
          <output ref={room} tabIndex={-1} className="outline-none">
            {left > 0 ? `${left} more can be added` : 'Remove one to add another.'}
          </output>
        }
      >
        {(control) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              placeholder="r/freelance"
              disabled={left === 0}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setRefusal('')
              }}
              // Typed and left is meant: saving now must not lose it.
              onBlur={() => typed.trim() !== '' && add()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button variant="outline" className="h-11 px-5" disabled={left === 0} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      {names.length > 0 && (
        <ul aria-label="Chosen communities" className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li
              key={name}
              className="flex items-center rounded-full bg-secondary pl-3 text-sm font-medium text-secondary-foreground forced-colors:border"
            >
              {`r/${name}`}
              <button
                type="button"
                aria-label={`Remove r/${name}`}
                onClick={() => remove(name)}
                className={REMOVE}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
