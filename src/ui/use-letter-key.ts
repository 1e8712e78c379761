import { useSingleKeys } from './use-single-keys.ts'

/** One letter, pressed while nobody types. Without `onPress` it does nothing. */
export function useLetterKey(letter: string, onPress: (() => void) | undefined) {
  useSingleKeys(
    onPress &&
      ((key) => {
        if (key !== letter) return false
        onPress()
        return true
      }),
  )
}
