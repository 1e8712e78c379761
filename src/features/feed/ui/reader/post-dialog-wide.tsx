import { Dialog, DialogContent, DialogTitle } from '../../../../ui/dialog.tsx'
import { SplitColumns } from '../../../../ui/split-columns.tsx'
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
  // One dialog whatever is in it: another one would take the focus from the title.
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeButton={panel === null} className={panel === null ? 'max-w-96' : 'max-w-240'}>
        {panel === null ? (
          <div className="grid content-start gap-2.5 p-7">
            {text}
            {noDraft}
          </div>
        ) : (
          <SplitColumns left={text} right={panel} />
        )}
      </DialogContent>
    </Dialog>
  )
}
