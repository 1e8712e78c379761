import { CloseButton } from '../../../../ui/close-button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../../../ui/dialog.tsx'
import { PostBody } from './post-body.tsx'
import type { OpenPostProps } from './post-dialog.tsx'
import { PostSource } from './post-source.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

export function PostDialogWide({ post, open, onOpenChange, panel, noDraft, ...about }: OpenPostProps) {
  const title = useFocusOnChange<HTMLHeadingElement>(post.id)
  const text = (
    <>
      <PostSource post={post} />
      <DialogTitle ref={title} tabIndex={-1} className="font-voice text-xl wrap-anywhere outline-none">
        {post.title}
      </DialogTitle>
      <PostBody post={post} bare={panel === null} {...about} />
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {panel === null ? (
        <DialogContent className="max-w-96">
          <div className="grid content-start gap-2.5 p-7">
            {text}
            {noDraft}
          </div>
        </DialogContent>
      ) : (
        <DialogContent closeButton={false} className="max-w-240">
          <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
            <div className="grid min-w-0 content-start gap-2.5 border-r p-7">{text}</div>
            <div className="min-w-0">
              {/* In sight while a long post scrolls beside it. */}
              <div className="sticky top-0 flex min-h-[min(100%,calc(100dvh-2rem))] flex-col px-7 pt-6 pb-7">
                {panel}
                <DialogClose render={<CloseButton className="absolute top-5 right-4.5" />} />
              </div>
            </div>
          </div>
        </DialogContent>
      )}
    </Dialog>
  )
}
