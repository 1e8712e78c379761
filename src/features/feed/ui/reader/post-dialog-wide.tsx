import { CloseButton } from '../../../../ui/close-button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../../../ui/dialog.tsx'
import { PostBody } from './post-body.tsx'
import type { OpenPostProps } from './post-dialog.tsx'
import { PostSource } from './post-source.tsx'

export function PostDialogWide({ post, open, onOpenChange, renderPanel, ...about }: OpenPostProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeButton={false} className="max-w-240">
        <div className="grid grid-cols-2">
          <div className="grid min-w-0 content-start gap-2.5 border-r p-7">
            <PostSource post={post} />
            <DialogTitle className="font-voice text-xl wrap-anywhere">{post.title}</DialogTitle>
            <PostBody post={post} {...about} />
          </div>
          <div className="min-w-0">
            {/* In sight while a long post scrolls beside it. */}
            <div className="sticky top-0 flex min-h-[min(100%,calc(100dvh-2rem))] flex-col p-7">
              {renderPanel(post)}
              <DialogClose render={<CloseButton className="absolute top-4 right-4" />} />
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
