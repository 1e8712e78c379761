import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { MAX_SEARCHED_SUBREDDITS } from '../../schema.ts'
import { isFull, type Research, tick } from './research-state.ts'

type SubredditTicksProps = {
  /** The product's. */
  names: string[]
  research: Research
  errors: string[] | undefined
  onChange: (research: Research) => void
}

export function SubredditTicks({ names, research, errors, onChange }: SubredditTicksProps) {
  const hydrated = useHydrated()
  const noteId = useId()
  const errorId = useId()
  const { subreddits } = research
  const full = isFull(research)
  const beyond = full && names.length > subreddits.length
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={errors ? `${noteId} ${errorId}` : noteId}>
      <legend className="float-left mb-1 text-base font-medium">Subreddits</legend>
      <p className="-mt-7.5 mb-1 text-right text-sm text-muted-foreground tabular-nums">
        {`${subreddits.length} of ${MAX_SEARCHED_SUBREDDITS}`}
      </p>
      {names.map((name) => {
        const ticked = subreddits.includes(name)
        const refused = full && !ticked
        return (
          <label
            key={name}
            className="flex min-h-8 items-center gap-2.5 has-aria-disabled:text-muted-foreground pointer-coarse:min-h-11"
          >
            <Checkbox
              name="subreddits"
              value={name}
              checked={ticked}
              disabled={!hydrated}
              // It can still be reached and pressed, and then says why it stays empty.
              aria-disabled={refused || undefined}
              aria-invalid={errors ? true : undefined}
              onChange={() => {
                const next = tick(research, name)
                if (next) onChange(next)
                else refuse()
              }}
            />
            <span className="min-w-0 truncate">{`r/${name}`}</span>
          </label>
        )
      })}
      <p id={noteId} className="text-sm text-muted-foreground empty:hidden">
        {noteOf(research, names, beyond)}
      </p>
      {errors && (
        <div id={errorId}>
          {errors.map((error) => (
            <p key={error} className="flex gap-1.5 text-sm text-danger">
              <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden />
              {error}
            </p>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function noteOf({ productId }: Research, names: string[], beyond: boolean) {
  if (productId === '') return 'Select a product to see its subreddits.'
  if (names.length === 0) return 'This product has no subreddits yet.'
  return beyond ? `You can select up to ${MAX_SEARCHED_SUBREDDITS} subreddits maximum` : null
}

function refuse() {
  void toast({
    title: 'Maximum Limit Reached',
    text: `You can select up to ${MAX_SEARCHED_SUBREDDITS} subreddits maximum`,
    variant: 'destructive',
  })
}
