import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { MAX_LINE } from '../schema.ts'

type ChipInputProps = {
  label: string
  start: string
  isQuote: boolean
  /** Null takes nothing of what was typed. `isLeaving`: the focus is elsewhere already. */
  onDone: (typed: string | null, isLeaving: boolean) => void
}

/** A chip while it is written: Enter and leaving keep the words, Escape gives them up. */
export function ChipInput({ label, start, isQuote, onDone }: ChipInputProps) {
  const [typed, setTyped] = useState(start)
  const field = useRef<HTMLInputElement>(null)
  // Taking it away after Enter counts as leaving, too.
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.select()
  }, [])

  function done(text: string | null, isLeaving: boolean) {
    if (isDone.current) return
    isDone.current = true
    onDone(text, isLeaving)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    // Neither the form nor the dialog around it is meant.
    event.stopPropagation()
    done(event.key === 'Enter' ? typed : null, false)
  }

  return (
    <input
      ref={field}
      aria-label={label}
      maxLength={MAX_LINE}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => done(typed, true)}
      className={classNames(
        'field-sizing-content h-6.5 max-w-full min-w-32 rounded-sm border border-input bg-card px-2 text-sm',
        'focus-visible:border-ring focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-md',
        isQuote && 'font-voice text-base',
      )}
    />
  )
}
