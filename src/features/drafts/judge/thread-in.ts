import { parsePostUrl } from '../../../adapters/reddit/parse-post-url.ts'

/** Reddit's id of the post that a path on www.reddit.com leads to, or below; null where it doesn't tell. */
export function threadIn(path: string) {
  const read = parsePostUrl(`https://www.reddit.com${path}`)
  return read.kind === 'id' ? read.id : null
}
