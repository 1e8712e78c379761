import { sql } from 'drizzle-orm'
import { preparedRead } from '../../../db/as-user.ts'
import type { ReplyWords } from '../../activity/follow/reply-words.ts'
import type { DayOwner } from '../../today/day-source.ts'

type Stored = { id: string; subreddit: string | null; threadId: string; writtenAt: string }

/** A reply that nobody has answered or set aside. Its words are null where they have left. */
export type WaitingReply = Omit<Stored, 'threadId'> & {
  author: string | null
  text: string | null
  /** A path on www.reddit.com. */
  link: string
}

const SHOWN = {
  id: sql<string>`reply_id`,
  subreddit: sql<string | null>`subreddit`,
  threadId: sql<string>`thread_id`,
  writtenAt: sql<string>`to_json(written_at) #>> '{}'`,
}

const replyOf = preparedRead((db) =>
  db
    .select(SHOWN)
    .from(
      sql`(select said.reply_id, said.written_at, followed.subreddit, followed.thread_id
        from activity_replies as said join activity_outcomes as followed using (activity_id)
        where said.user_id = ${sql.placeholder('userId')} and said.reply_id = ${sql.placeholder('replyId')} and said.state = 'waiting'
        limit 1) as waiting`,
    )
    .prepare('waiting_reply_of'),
)

/** The words of older ones have left. */
const newestOf = preparedRead((db) =>
  db
    .select(SHOWN)
    .from(
      sql`(select said.reply_id, said.written_at, followed.subreddit, followed.thread_id
        from activity_replies as said join activity_outcomes as followed using (activity_id)
        where said.user_id = ${sql.placeholder('userId')} and said.state = 'waiting' and said.written_at > now() - interval '2 days'
        order by said.written_at desc limit 1) as waiting`,
    )
    .prepare('newest_reply_of'),
)

export async function findReply(owner: DayOwner, words: ReplyWords, replyId: string) {
  const [stored] = await replyOf(owner, { replyId })
  return stored ? withWords(words, stored) : null
}

/** Who waits for an answer since the last; null where nobody does. */
export async function findNewestReply(owner: DayOwner, words: ReplyWords) {
  const [stored] = await newestOf(owner)
  return stored ? withWords(words, stored) : null
}

async function withWords(words: ReplyWords, { threadId, ...stored }: Stored): Promise<WaitingReply> {
  const said = (await words.find([stored.id])).get(stored.id)
  return {
    ...stored,
    author: said?.author ?? null,
    text: said?.text ?? null,
    link: `/comments/${threadId}/comment/${stored.id}`,
  }
}
