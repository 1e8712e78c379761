import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
} from '../../../ui/drawer.tsx'
import { CommentPanel } from './comment-panel.tsx'
import { canOpen, OpenOnReddit } from './open-on-reddit.tsx'
import { PostBody } from './post-body.tsx'
import type { OpenPostProps } from './post-dialog.tsx'
import { PostSource } from './post-source.tsx'

export function PostDialogNarrow({ post, open, onOpenChange, product, logo, ...about }: OpenPostProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent>
        <DrawerHeader className="pt-5">
          <PostSource post={post} />
          <DrawerTitle className="font-voice text-xl wrap-anywhere">{post.title}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="grid gap-8 pt-2.5">
          <div className="grid gap-2.5">
            <PostBody post={post} {...about} />
          </div>
          <CommentPanel product={product} logo={logo} />
        </DrawerBody>
        {canOpen(post) && (
          <DrawerFooter>
            <OpenOnReddit post={post} />
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  )
}
