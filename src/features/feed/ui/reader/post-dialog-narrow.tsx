import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from '../../../../ui/drawer.tsx'
import { PostBody } from './post-body.tsx'
import type { OpenPostProps } from './post-dialog.tsx'
import { PostSource } from './post-source.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

export function PostDialogNarrow({ post, open, onOpenChange, panel, noDraft, ...about }: OpenPostProps) {
  const title = useFocusOnChange<HTMLHeadingElement>(post.id)
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerHeader className="pt-5">
          <PostSource post={post} />
          <DrawerTitle ref={title} tabIndex={-1} className="font-voice text-xl wrap-anywhere outline-none">
            {post.title}
          </DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="grid gap-2.5 pt-2.5">
          <PostBody post={post} bare={panel === null} {...about} />
          {noDraft}
        </DrawerBody>
        {panel}
      </DrawerContent>
    </Drawer>
  )
}
