import { isModalOpen } from '../../../../ui/is-modal-open.ts'
import { useSingleKeys } from '../../../../ui/use-single-keys.ts'
import { moveInList } from './move-in-list.ts'

/** What has keys of its own. */
const OTHERS = '[role=menu], [data-slot=toast]'
const MOVES = ['j', 'k']

type ListKeys = {
  /** What a letter does, wherever the focus is. */
  letters: Partial<Record<string, () => void>>
  /** What a letter does with a row. */
  rowLetters: Partial<Record<string, (postId: string) => void>>
  /** The open row. */
  current: string | null
}

/** J and K move between threads; other letters do what they are given. They rest while someone types, and under what lies over the page. */
export function useListKeys({ letters, rowLetters, current }: ListKeys) {
  useSingleKeys(
    (key) => {
      if (isModalOpen()) return false
      if (MOVES.includes(key)) {
        moveInList(key === 'j' ? 1 : -1)
        return true
      }
      const actOnRow = rowLetters[key]
      const row = actOnRow && rowInQuestion(current)
      if (row) actOnRow(row)
      else if (letters[key]) letters[key]()
      else return false
      return true
    },
    { repeating: MOVES, restingIn: OTHERS },
  )
}

/** The row that has the focus, or else the open one, as long as nothing outside the list has it. */
function rowInQuestion(current: string | null) {
  const focused = document.activeElement
  const row = focused?.closest<HTMLElement>('[data-row]')
  if (row) return row.dataset.row
  return focused?.closest('a, button, summary, input, select, textarea') ? null : current
}
