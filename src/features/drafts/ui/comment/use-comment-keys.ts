import { useEffect, useEffectEvent } from 'react'

type CommentKeys = {
  /** While something else is asked, or done. */
  isOff: boolean
  onGenerate: () => void
  onCopy: () => void
  /** Missing where nobody knows the post's address. */
  onCopyAndOpen: (() => void) | undefined
}

/** Ctrl or Cmd with Enter writes; with Shift, C copies, and O copies and opens. Wherever the focus is in the dialog. */
export function useCommentKeys({ isOff, onGenerate, onCopy, onCopyAndOpen }: CommentKeys) {
  const actOf = useEffectEvent(({ key, shiftKey }: KeyboardEvent) => {
    if (isOff) return undefined
    if (key === 'Enter') return onGenerate
    if (!shiftKey) return undefined
    return { c: onCopy, o: onCopyAndOpen }[key.toLowerCase()]
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.repeat || event.isComposing) return
      const act = actOf(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
