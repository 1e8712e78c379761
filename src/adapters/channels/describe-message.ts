import type { ChannelMessage } from './message.ts'

/** What is said beside the title, in the order it's read. */
export function describeMessage({ why, product, monitor, allowance }: ChannelMessage) {
  const facts = [
    { label: 'Why', text: why },
    { label: 'Product', text: product },
    { label: 'Watched words', text: monitor },
    { label: 'What’s allowed', text: allowance },
  ]
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}

export function describeThread({ subreddit, comments }: NonNullable<ChannelMessage['thread']>) {
  if (comments === null) return `r/${subreddit}`
  return `r/${subreddit} · ${comments} ${comments === 1 ? 'comment' : 'comments'}`
}

/** Where our own link leads, in a few words. */
export function describeLink({ kind, thread }: ChannelMessage) {
  if (!thread) return 'Open the app'
  return kind === 'reply' ? 'Reply' : 'Open the draft'
}
