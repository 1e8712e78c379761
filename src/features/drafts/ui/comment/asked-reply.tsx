import { Ban, BookOpenCheck, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { plainText } from '../../../../ui/plain-text.ts'
import { ThreadLine } from '../../../../ui/thread-line.tsx'
import { usePassport } from '../../session/use-passport.ts'
import { promotion } from '../naming/passport-note.tsx'

/** Someone who replied to what the user had posted. */
export type Asked = {
  /** What they replied to, in the user's log. */
  activityId: string
  /** Reddit's. */
  replyId: string
  subreddit: string
  /** Of the post above it all; null where nobody knows. */
  title: string | null
  /** `link` is a path on www.reddit.com. */
  reply: { author: string; text: string; link: string }
  /** What the user had said, or its beginning; null where it wasn't drafted here. */
  own: string | null
  productId: string | null
}

/** In what they replied: the community and the post. */
export const ReplySource = ({ asked: { subreddit, title } }: { asked: Asked }) => (
  <p className="flex min-w-0 gap-x-1.5 pr-8 text-xs text-muted-foreground md:pr-0">
    <span className="font-semibold text-foreground">{`r/${subreddit}`}</span>
    {title !== null && (
      <>
        <span aria-hidden>·</span>
        <span className="truncate" title={title}>
          {title}
        </span>
      </>
    )}
  </p>
)

/** The user's own comment, and the reply that hangs on it. On phones the comment makes room once there is a draft. */
export function AskedReply({ asked: { subreddit, reply, own } }: { asked: Asked }) {
  const [isWhole, setWhole] = useState(false)
  const folded = isWhole ? '' : 'group-has-[[data-drafted]]/sheet:hidden'
  return (
    <div className="grid gap-3 py-1">
      {own && (
        <Button
          variant="ghost"
          size="sm"
          className="hidden justify-self-start group-has-[[data-drafted]]/sheet:inline-flex"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          You said
          <ChevronDown aria-hidden className={isWhole ? 'rotate-180' : ''} />
        </Button>
      )}
      {own && (
        <Said by="You said" className={folded}>
          <p className="line-clamp-6 font-voice text-sm whitespace-pre-line text-muted-foreground">{own}</p>
        </Said>
      )}
      <div className={own ? 'relative pl-10' : ''}>
        {own && <ThreadLine className={`absolute -top-2 left-1.5 h-8 ${folded}`} />}
        <p className="font-voice text-md leading-relaxed wrap-anywhere whitespace-pre-line text-secondary-foreground">
          {plainText(reply.text)}
        </p>
      </div>
      <div className={folded}>
        <Allowance subreddit={subreddit} />
      </div>
    </div>
  )
}

type SaidProps = { by: string; className: string; children: ReactNode }

const Said = ({ by, className, children }: SaidProps) => (
  <figure className={`grid gap-1 wrap-anywhere ${className}`}>
    <figcaption className="text-xs text-muted-foreground">{by}</figcaption>
    {children}
  </figure>
)

/** What the community says of naming one's own product; nothing while nobody knows. */
function Allowance({ subreddit }: { subreddit: string }) {
  const passport = usePassport(subreddit, 'comment')
  if (!passport) return null
  const Icon = passport.selfPromotion === 'banned' ? Ban : BookOpenCheck
  return (
    <p className="flex gap-2 border-t pt-3 text-xs text-muted-foreground">
      <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      {`r/${subreddit}: ${promotion[passport.selfPromotion]}`}
    </p>
  )
}
