import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ProfileLine } from '../schema.ts'
import { mostLines, type ProfileKey } from './change-profile.ts'
import { ChipInput } from './chip-input.tsx'
import { ProfileChip } from './profile-chip.tsx'

type ProfileRowProps = {
  id: ProfileKey
  label: string
  lines: ProfileLine[]
  /** The website is being read and may say it. */
  awaited: boolean
  onAdd: (text: string) => void
  onRewrite: (index: number, text: string) => void
  onRemove: (index: number) => void
}

const NEW = -1

export function ProfileRow({ id, label, lines, awaited, onAdd, onRewrite, onRemove }: ProfileRowProps) {
  const labelId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<number | null>(null)
  // People's own words look like it.
  const isQuote = id === 'problems'

  /** To the chip in this place, or to what adds one where there is none. */
  function focusOn(index: number) {
    const chips = list.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const add = list.current?.querySelector<HTMLElement>('[data-add]')
    const target = index === NEW ? add : (chips?.[index] ?? add)
    ;(target ?? chips?.[chips.length - 1])?.focus()
  }

  function finish(index: number, typed: string | null, isLeaving: boolean) {
    flushSync(() => {
      setEdited(null)
      if (typed === null) return
      if (index === NEW) onAdd(typed)
      else onRewrite(index, typed)
    })
    if (!isLeaving) focusOn(index)
  }

  function remove(index: number) {
    flushSync(() => onRemove(index))
    focusOn(index)
  }

  const input = (index: number, text: string) => (
    <ChipInput
      label={index === NEW ? `Add to ${label}` : `Edit ${text}`}
      start={text}
      isQuote={isQuote}
      onDone={(typed, isLeaving) => finish(index, typed, isLeaving)}
    />
  )
  const isEmpty = lines.length === 0 && edited === null
  return (
    <fieldset
      aria-labelledby={labelId}
      className="grid min-w-0 gap-x-2 gap-y-1.5 px-3.5 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <p id={labelId} className="py-0.75 text-sm text-pretty text-muted-foreground">
        {label}
      </p>
      <ul ref={list} className="flex min-w-0 flex-wrap gap-1.5">
        {awaited ? (
          <li className="flex gap-1.5">
            <Skeleton className="h-6.5 w-24" />
            <Skeleton className="h-6.5 w-32" />
          </li>
        ) : (
          <>
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place: its text changes
              <li key={index} className="flex max-w-full">
                {edited === index ? (
                  input(index, line.text)
                ) : (
                  <ProfileChip
                    line={line}
                    isQuote={isQuote}
                    onEdit={() => setEdited(index)}
                    onRemove={() => remove(index)}
                  />
                )}
              </li>
            ))}
            {edited === NEW && <li className="flex max-w-full">{input(NEW, '')}</li>}
            {edited !== NEW && lines.length < mostLines(id) && (
              <li className="flex">
                <button
                  type="button"
                  data-add
                  aria-label={isEmpty ? undefined : `Add to ${label}`}
                  onClick={() => setEdited(NEW)}
                  className={classNames(
                    'h-6.5 rounded-sm text-sm text-muted-foreground hover:text-foreground pointer-coarse:h-11',
                    !isEmpty &&
                      'grid w-7 place-items-center border border-dashed border-input hover:bg-accent pointer-coarse:w-11',
                  )}
                >
                  {isEmpty ? (
                    <>
                      Nothing found. <span className="underline underline-offset-4">Add one.</span>
                    </>
                  ) : (
                    <Plus className="size-3.5" aria-hidden />
                  )}
                </button>
              </li>
            )}
          </>
        )}
      </ul>
    </fieldset>
  )
}
