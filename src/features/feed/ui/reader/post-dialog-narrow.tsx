import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from '../../../../ui/drawer.tsx'
import { FoldedPost } from './folded-post.tsx'
import { PostBody } from './post-body.tsx'
import type { OpenPostProps } from './post-dialog.tsx'
import { PostSource } from './post-source.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

export function PostDialogNarrow({ post, open, onOpenChange, panel, noDraft, ...about }: OpenPostProps) {
  const title = useFocusOnChange<HTMLHeadingElement>(post.id)
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent className="group/sheet max-h-[calc(100dvh-2.75rem)]">
        <DrawerHeader className="pt-5">
          <PostSource post={post} />
          <DrawerTitle ref={title} tabIndex={-1} className="font-voice text-xl wrap-anywhere outline-none">
            {post.title}
          </DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="grid gap-2.5 pt-2.5">
          {panel === null ? (
            <PostBody post={post} bare {...about} />
          ) : (
            <FoldedPost key={post.id} post={post} {...about} />
          )}
          {noDraft}
        </DrawerBody>
        {panel}
      </DrawerContent>
    </Drawer>
  )
}
