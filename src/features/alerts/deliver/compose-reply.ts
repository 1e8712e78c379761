import type { ChannelMessage } from '../../../adapters/channels/message.ts'
import { shortLine } from '../mails/clean-words.ts'
import type { MailThread } from '../mails/mail-content.ts'
import { writeAge } from './describe-thread.ts'
import type { WaitingReply } from './find-reply.ts'

const MOST_OF_TEXT = 160

/** 'u/quietvan replied to you'; what they are called may have left by now. */
export const headlineOf = ({ author }: WaitingReply) =>
  `${author === null ? 'Someone' : `u/${author}`} replied to you`

const linkToReply = (origin: string, { id }: WaitingReply) =>
  `${origin}/dashboard/activity?${new URLSearchParams({ reply: id })}`

/** What an alert about a reply says, wherever it goes. */
export function composeReply(origin: string, id: string, reply: WaitingReply): ChannelMessage {
  const { subreddit, text, author, writtenAt, link } = reply
  return {
    id,
    kind: 'reply',
    headline: subreddit === null ? headlineOf(reply) : `${headlineOf(reply)} in r/${subreddit}`,
    thread: {
      id: reply.id,
      title: text ?? 'Read it on Reddit.',
      author,
      subreddit: subreddit ?? 'reddit',
      url: `https://www.reddit.com${link}`,
      postedAt: writtenAt,
      comments: null,
    },
    why: null,
    product: null,
    monitor: null,
    allowance: null,
    link: linkToReply(origin, reply),
  }
}

/** The same as a row of a mail: under a heading that says who it was, or with that as its own. */
export function describeReply(
  origin: string,
  reply: WaitingReply,
  { isAlone }: { isAlone: boolean },
): MailThread {
  const { text } = reply
  const excerpt = text === null ? null : shortLine(text, MOST_OF_TEXT)
  return {
    subreddit: reply.subreddit ?? 'reddit',
    title: isAlone && excerpt !== null ? excerpt : headlineOf(reply),
    age: writeAge(Date.now() - Date.parse(reply.writtenAt)),
    comments: null,
    why: isAlone ? null : excerpt,
    product: null,
    allowance: null,
    isReading: false,
    isReply: true,
    link: linkToReply(origin, reply),
  }
}
