import type { ChannelMessage } from '../../../adapters/channels/message.ts'
import type { Thread } from '../../today/schema.ts'
import { allowanceWords } from './allowance-words.ts'
import { linkToDraft, whyOf } from './describe-thread.ts'
import type { Due } from './find-delivery.ts'

/** What an alert says, wherever it goes. */
export function composeAlert(origin: string, due: Due, thread: Thread | null): ChannelMessage {
  const kind = due.about === 'strong_fit' || due.about === 'monitor' ? due.about : 'test'
  if (!thread) {
    return {
      ...nothingKnown,
      id: due.id,
      kind,
      headline: 'This is a test. Alerts will look like this.',
      link: `${origin}/dashboard/today`,
    }
  }
  const { post, product, allowance } = thread
  return {
    id: due.id,
    kind,
    headline: headlineOf(due, thread),
    thread: {
      id: post.id,
      title: post.title,
      author: null,
      subreddit: post.subreddit,
      url: `https://www.reddit.com${post.permalink}`,
      postedAt: new Date(post.created_utc * 1_000).toISOString(),
      comments: post.num_comments,
    },
    why: whyOf(thread),
    product: product.name,
    monitor: due.about === 'monitor' ? due.term : null,
    allowance: allowanceWords[allowance],
    link: linkToDraft(origin, thread),
  }
}

const nothingKnown = { thread: null, why: null, product: null, monitor: null, allowance: null }

export function headlineOf({ about, term }: Due, { post }: Thread) {
  const what = about === 'monitor' && term ? `“${term}”` : 'Strong fit'
  return `${what} in r/${post.subreddit}`
}
