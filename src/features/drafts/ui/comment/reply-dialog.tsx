import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '../../../../ui/dialog.tsx'
import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from '../../../../ui/drawer.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { SplitColumns } from '../../../../ui/split-columns.tsx'
import { usePhone } from '../../../../ui/use-phone.ts'
import { threadIn } from '../../judge/thread-in.ts'
import type { DraftProduct } from '../draft-product.ts'
import { type Asked, AskedReply, ReplySource } from './asked-reply.tsx'
import { CommentPanel } from './comment-panel.tsx'
import type { Standing } from './posted-result.tsx'
import { usePostReading } from './use-post-reading.ts'

type ReplyDialogProps = {
  asked: Asked
  product: DraftProduct | undefined
  /** The product's logo. */
  logo: ReactNode
  onPosted: (isFirst: boolean) => Standing | null
  /** Once it's gone. */
  onClose: () => void
}

/** The reply to the user beside their answer; on phones one below the other, in a drawer. */
export function ReplyDialog({ asked, onClose, ...about }: ReplyDialogProps) {
  const [open, setOpen] = useState(true)
  const onPhone = usePhone()
  const title = `u/${asked.reply.author} replied to you`
  const panel = <AnswerPanel asked={asked} {...about} onDone={() => setOpen(false)} />
  const opening = {
    open,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen),
    onOpenChangeComplete: (isOpen: boolean) => {
      if (!isOpen) onClose()
    },
  }
  if (!onPhone)
    return (
      <Dialog {...opening}>
        <DialogContent closeButton={false} className="max-w-240">
          <SplitColumns
            left={
              <>
                <ReplySource asked={asked} />
                <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
                <AskedReply asked={asked} />
              </>
            }
            right={panel}
          />
        </DialogContent>
      </Dialog>
    )
  return (
    <Drawer {...opening}>
      <DrawerContent className="group/sheet max-h-[calc(100dvh-2.75rem)]">
        <DrawerHeader className="pt-5">
          <ReplySource asked={asked} />
          <DrawerTitle className="wrap-anywhere">{title}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="grid gap-2.5 pt-2.5">
          <AskedReply asked={asked} />
        </DrawerBody>
        {panel}
      </DrawerContent>
    </Drawer>
  )
}

type AnswerPanelProps = Omit<ReplyDialogProps, 'onClose'> & { onDone: () => void }

function AnswerPanel({ asked, onDone, ...about }: AnswerPanelProps) {
  const { activityId, replyId, subreddit, own, reply } = asked
  const title = asked.title ?? ''
  const { text } = reply
  const reading = usePostReading({ title, text }, 'readReply')
  const answered = useMemo(
    () =>
      reading && {
        id: threadIn(reply.link),
        title,
        text,
        subreddit,
        reading,
        reply: { id: replyId, activityId, own },
      },
    [reading, title, text, subreddit, replyId, activityId, own, reply.link],
  )
  if (!answered) return <Skeleton className="min-h-80 flex-1" />
  return (
    <CommentPanel
      {...about}
      post={answered}
      address={`https://www.reddit.com${reply.link}`}
      alone={false}
      renderNext={() => (
        <Button className="h-9.5 max-md:h-11.5" onClick={onDone}>
          Done
        </Button>
      )}
    />
  )
}
