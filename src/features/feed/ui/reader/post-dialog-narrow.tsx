import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from '../../../../ui/drawer.tsx'
import { PostBody } from './post-body.tsx'
import type { OpenPostProps } from './post-dialog.tsx'
import { PostSource } from './post-source.tsx'

export function PostDialogNarrow({ post, open, onOpenChange, renderPanel, ...about }: OpenPostProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerHeader className="pt-5">
          <PostSource post={post} />
          <DrawerTitle className="font-voice text-xl wrap-anywhere">{post.title}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="grid gap-2.5 pt-2.5">
          <PostBody post={post} {...about} />
        </DrawerBody>
        {renderPanel(post)}
      </DrawerContent>
    </Drawer>
  )
}
