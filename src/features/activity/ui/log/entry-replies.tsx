import { EarlierReplies } from './earlier-replies.tsx'
import type { EntryRowProps } from './entry-row.tsx'
import { ReplyCard } from './reply-card.tsx'

type EntryRepliesProps = Pick<EntryRowProps, 'entry' | 'newest' | 'asked' | 'now' | 'onDraft' | 'onReply'>

/** Who answered: those that wait hang on the comment, the others are folded away. */
export function EntryReplies({ entry, newest, asked, now, onDraft, onReply }: EntryRepliesProps) {
  const waiting = entry.answers.filter(({ state }) => state === 'waiting')
  const earlier = entry.answers.filter(({ state }) => state !== 'waiting')
  return (
    <>
      {waiting.length > 0 && (
        <ul aria-label="Replies that wait" className="grid gap-2.5 pt-2.5">
          {waiting.map((reply) => (
            <ReplyCard
              key={reply.id}
              reply={reply}
              isFirst={reply.id === newest}
              now={now}
              onDraft={() => onDraft(entry, reply)}
              onSetAside={() => onReply(entry, reply, 'set_aside')}
            />
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <div className="pt-1">
          <EarlierReplies
            replies={earlier}
            asked={asked}
            onPutBack={(replyId) => {
              const reply = earlier.find(({ id }) => id === replyId)
              if (reply) onReply(entry, reply, 'waiting')
            }}
          />
        </div>
      )}
    </>
  )
}
