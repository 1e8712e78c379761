import { parsePostUrl, toPath } from '../../../adapters/reddit/parse-post-url.ts'

type CommentLink =
  /** The path on www.reddit.com. */
  { is: 'comment'; path: string } | { is: 'post' } | { is: 'other' }

/** Where a link leads, as far as it tells: what Reddit's own share button gives may be either, and is believed. */
export function readCommentLink(text: string): CommentLink {
  const address = parsePostUrl(text)
  if (address.kind === 'share' || (address.kind === 'id' && address.comment !== undefined))
    return { is: 'comment', path: toPath(address) }
  return { is: address.kind === 'id' ? 'post' : 'other' }
}
