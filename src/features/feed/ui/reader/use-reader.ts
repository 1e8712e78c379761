import { useCallback, useRef, useState } from 'react'
import type { Post } from '../../schema.ts'

/** Whether a post is being pasted, where others may begin it too. */
export type Pasting = { open: boolean; onOpenChange: (open: boolean) => void }

export type Reader = ReturnType<typeof useReader>

/** What is open over a list of posts. A post stays while its dialog fades away. */
export function useReader(pasted?: Pasting) {
  const [seen, setSeen] = useState<{ post: Post; open: boolean }>()
  const [ownPasting, setOwnPasting] = useState(false)
  const pasting = pasted ?? { open: ownPasting, onOpenChange: setOwnPasting }
  const area = useRef<HTMLDivElement>(null)
  const open = useCallback((post: Post) => setSeen({ post, open: true }), [])
  return {
    /** Around the posts, or what stands in their place. */
    area,
    open,
    paste: () => pasting.onOpenChange(true),
    opened: {
      post: seen?.post,
      open: seen?.open ?? false,
      onOpenChange: (open: boolean) => setSeen((known) => known && { ...known, open }),
    },
    pasting: { ...pasting, onPasted: open },
  }
}
