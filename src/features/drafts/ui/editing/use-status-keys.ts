import { useEffect, useEffectEvent } from 'react'

type Does = {
  /** Undefined where there is nothing to do. */
  improve: (() => void) | undefined
  /** To the next thing that was found, or the one before. */
  step: ((by: 1 | -1) => void) | undefined
  /** What ⌘Z does in a field with this text; undefined where it is the field's own to undo. */
  undoIn: (text: string) => (() => void) | undefined
}

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 }
/** Alt with an arrow opens these. */
const OPENS_BY_ARROW = 'select, [aria-haspopup]'

/** Ctrl or Cmd with I improves, and with Z undoes what was improved; Alt with arrows goes from one finding to the next. */
export function useStatusKeys(does: Does) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const work = workOf(event, does)
    if (!work) return
    event.preventDefault()
    work()
  })
  useEffect(() => {
    // On its way down, because dialogs keep arrow keys to themselves.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

function workOf(event: KeyboardEvent, { improve, step, undoIn }: Does) {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (event.isComposing || event.shiftKey) return
  if (altKey) {
    const by = STEPS[key]
    const opens = target instanceof Element && target.closest(OPENS_BY_ARROW)
    return by && step && !opens && !ctrlKey && !metaKey ? () => step(by) : undefined
  }
  if (!ctrlKey && !metaKey) return
  if (key.toLowerCase() === 'i') return improve
  if (key.toLowerCase() === 'z' && target instanceof HTMLTextAreaElement) return undoIn(target.value)
}
