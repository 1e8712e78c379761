import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { MAX_SUBREDDITS } from '../schema.ts'
import { addSubreddit } from './add-subreddit.ts'
import { replaceSubreddit } from './replace-subreddit.ts'
import type { SubredditParts } from './subreddit-parts.ts'
import { SubredditSuggestions } from './subreddit-suggestions.tsx'
import { SubredditTags } from './subreddit-tags.tsx'
import { SubredditWarnings } from './subreddit-warnings.tsx'
import type { ProductForm } from './use-product-draft.ts'

const FULL = `Max ${MAX_SUBREDDITS} subreddits reached`

type SubredditFieldProps = SubredditParts & { form: ProductForm }

export function SubredditField({ form, noteOf, NameCheck, renderSuggested }: SubredditFieldProps) {
  const { subreddits } = form.draft
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState('')
  const [handwritten, setHandwritten] = useState<string[]>([])
  const room = useRef<HTMLOutputElement>(null)
  const left = MAX_SUBREDDITS - subreddits.length

  function put(name: string) {
    const added = addSubreddit(subreddits, name)
    setRefusal(added.kind === 'refused' ? added.reason : '')
    if (added.kind === 'refused') return
    if (added.kind === 'full') {
      void toast({
        title: 'Maximum reached',
        text: `You can only add up to ${MAX_SUBREDDITS} subreddits.`,
        variant: 'destructive',
      })
      return
    }
    setTyped('')
    if (added.kind === 'added') form.change({ subreddits: added.names })
    return added
  }

  /** Nobody knows yet whether there is a community of such a name. */
  function putTyped() {
    const added = put(typed)
    if (added?.kind === 'added') setHandwritten((names) => [...names, ...added.names.slice(-1)])
  }

  function add() {
    putTyped()
    // The input and its button are about to be disabled, which would drop the focus.
    if (left === 1) room.current?.focus()
  }

  const unchoose = (name: string) => form.change({ subreddits: subreddits.filter((other) => other !== name) })

  function remove(name: string) {
    unchoose(name)
    room.current?.focus()
  }

  function replace(old: string, nearest: string) {
    form.change((now) => ({ subreddits: replaceSubreddit(now.subreddits, old, nearest) }))
    room.current?.focus()
  }

  return (
    <div className="grid gap-4">
      <Field
        label="Subreddits"
        hint={
          <output ref={room} tabIndex={-1} className="outline-none">
            {left > 0 ? `${left} more can be added` : `${FULL}. Remove one to add another.`}
          </output>
        }
        errors={refusal ? [refusal] : form.errors.subreddits}
      >
        {(control) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <Input
              {...control}
              name="subreddit"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              placeholder={left > 0 ? 'r/startups' : FULL}
              disabled={left === 0}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setRefusal('')
              }}
              // Typed and left is meant: saving now must not lose it.
              onBlur={() => typed.trim() !== '' && putTyped()}
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
      <SubredditTags names={subreddits} onRemove={remove} />
      {subreddits
        .filter((name) => handwritten.includes(name))
        .map((name) => (
          <NameCheck key={name} name={name} onReplace={(nearest) => replace(name, nearest)} />
        ))}
      <SubredditWarnings names={subreddits} noteOf={noteOf} />
      {renderSuggested?.({ chosen: subreddits, isFull: left === 0, onAdd: put, onRemove: unchoose })}
      <SubredditSuggestions chosen={subreddits} noteOf={noteOf} onChoose={put} />
    </div>
  )
}
