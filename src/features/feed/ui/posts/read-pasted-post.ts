import { z } from 'zod'
import type { Post } from '../../schema.ts'

const PASTED_ID = 'pasted'

/** Where a link to Reddit leads on www.reddit.com; null when it is no such link. */
function pathOnReddit(link: string) {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  if (hostname === 'redd.it' && pathname !== '/') return `/comments${pathname}`
  return /(^|\.)reddit\.com$/.test(hostname) && pathname !== '/' ? pathname : null
}

const pastedInput = z.object({
  title: z.string().trim().min(1, 'Paste the title of the post.').max(300, 'Use at most 300 characters.'),
  text: z.string().trim().max(40_000, 'Use at most 40,000 characters.'),
  link: z
    .string()
    .trim()
    .refine(
      (link) => link === '' || pathOnReddit(link) !== null,
      'Paste a link to a post on Reddit, or none.',
    ),
})

export type PastedInput = z.input<typeof pastedInput>
type Read = { kind: 'post'; post: Post } | { kind: 'refused'; errors: { [field: string]: string[] } }

/** What somebody copied from Reddit by hand, as the post that it is. Nobody counted its votes. */
export function readPastedPost(input: PastedInput, now: number): Read {
  const checked = pastedInput.safeParse(input)
  if (!checked.success) return { kind: 'refused', errors: z.flattenError(checked.error).fieldErrors }
  const { title, text, link } = checked.data
  const permalink = (link !== '' && pathOnReddit(link)) || ''
  return {
    kind: 'post',
    post: {
      id: PASTED_ID,
      title,
      selftext: text,
      subreddit: /^\/r\/(\w+)/i.exec(permalink)?.[1] ?? '',
      author: '',
      score: 0,
      num_comments: 0,
      created_utc: now / 1_000,
      permalink,
      upvote_ratio: 1,
      url: null,
      closed: false,
    },
  }
}

/** Reddit's id of a post; of a pasted one only where its link tells. */
export function postIdOf({ id, permalink }: Pick<Post, 'id' | 'permalink'>) {
  if (id !== PASTED_ID) return id
  return /\/comments\/([a-z0-9]{1,13})(?:\/|$)/i.exec(permalink)?.[1]?.toLowerCase() ?? null
}

export const isPasted = (post: Pick<Post, 'id'>) => post.id === PASTED_ID
