import { useState } from 'react'
import type { Post } from '../schema.ts'

/** The post in the dialog. It stays while the dialog fades away. */
export function useOpenedPost() {
  const [opened, setOpened] = useState<{ post: Post; open: boolean }>()
  return {
    post: opened?.post,
    open: (post: Post) => setOpened({ post, open: true }),
    dialog: {
      post: opened?.post,
      open: opened?.open ?? false,
      onOpenChange: (open: boolean) => setOpened((known) => known && { ...known, open }),
    },
  }
}
