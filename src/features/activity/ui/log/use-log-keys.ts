import { isModalOpen } from '../../../../ui/is-modal-open.ts'
import { useSingleKeys } from '../../../../ui/use-single-keys.ts'

/** What has keys of its own. */
const OTHERS = '[role=menu], [data-slot=toast]'
const MOVES = ['j', 'k']

/** What a letter presses, in the entry that has the focus. */
const targets: Partial<Record<string, string>> = {
  o: '[data-open]',
  e: '[aria-keyshortcuts=E]',
}

/** J and K move between entries, R drafts a reply, O opens, E edits the link. They rest while someone types, and under what lies over the page. */
export function useLogKeys() {
  useSingleKeys(
    (key) => {
      if (isModalOpen()) return false
      if (MOVES.includes(key)) return moveInLog(key === 'j' ? 1 : -1)
      const entry = document.activeElement?.closest('[data-entry]')
      if (key === 'r') return press(draftButton(entry))
      const target = targets[key]
      return target !== undefined && press(entry?.querySelector<HTMLElement>(target))
    },
    { repeating: MOVES, restingIn: OTHERS },
  )
}

/** Of the reply or the entry in question; of the newest reply where nothing is. */
function draftButton(entry: Element | null | undefined) {
  const reply = document.activeElement?.closest('[data-reply]')
  return (reply ?? entry ?? document).querySelector<HTMLElement>('[data-draft]')
}

function press(element: HTMLElement | null | undefined) {
  element?.click()
  return element !== null && element !== undefined
}

function moveInLog(step: 1 | -1) {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = entries.findIndex((entry) => entry.contains(document.activeElement))
  const next = entries[Math.max(0, at + step)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}
