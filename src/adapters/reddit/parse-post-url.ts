export type PostUrl =
  | { kind: 'id'; id: string; comment?: string }
  /** Only Reddit knows which post it leads to. The path is on www.reddit.com. */
  | { kind: 'share'; path: string }
  | { kind: 'app_link' }
  | { kind: 'media' }
  | { kind: 'not_post' }
  | { kind: 'not_reddit' }

export const postUrlSentences: Record<Exclude<PostUrl['kind'], 'id' | 'share'>, string> = {
  app_link: "This link opens Reddit's app. Open it in a browser and paste the full URL.",
  media: 'This is the address of a picture or video. Paste the URL of its post.',
  not_post: 'This address on Reddit does not lead to a post.',
  not_reddit: 'This is not the address of a Reddit post.',
}

/** www, old, new and others, and language codes such as de or pt-br. */
const REDDIT = /^((www|old|new|np|sh|m|i|amp|ssl|[a-z]{2}(-[a-z]{2})?)\.)?reddit\.com$/
const MEDIA = /^(i|v|preview|external-preview)\.redd\.it$/

const POST = [
  /^\/(?:r\/[^/]+|u\/[^/]+|user\/[^/]+)\/comments\/([^/]+)/,
  /^\/comments\/([^/]+)/,
  /^\/(?:r\/[^/]+\/)?(?:gallery|poll|tb)\/([^/]+)$/,
]
const COMMENT = /\/comments\/[^/]+\/[^/]+\/([^/]+)$/
const SHARE = /^\/(r|u|user)\/([\w-]{2,30})\/s\/(\w{1,40})$/

/** Which post an address means, as far as the address itself tells. */
export function parsePostUrl(input: string): PostUrl {
  const url = toUrl(input.trim())
  if (!url) return { kind: 'not_reddit' }
  const host = url.hostname.replace(/\.$/, '')
  const path = withoutLastSlashes(url.pathname).replace(/\.json$/, '')
  if (MEDIA.test(host)) return { kind: 'media' }
  if (host === 'reddit.app.link') return { kind: 'app_link' }
  if (/^(www\.)?redd\.it$/.test(host)) return asId(/^\/([^/]+)$/.exec(path)?.[1]) ?? { kind: 'not_post' }
  if (!REDDIT.test(host)) return { kind: 'not_reddit' }
  const share = SHARE.exec(path)
  if (share) return { kind: 'share', path: `/${share[1]}/${share[2]}/s/${share[3]}` }
  const id = POST.map((shape) => shape.exec(path)?.[1]).find(Boolean)
  return asId(id, COMMENT.exec(path)?.[1]) ?? { kind: 'not_post' }
}

function withoutLastSlashes(path: string) {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The community that an address names, if it does: of a profile, its name as a community. */
export function communityIn(input: string) {
  const [, at, name] = /^\/(r|u|user)\/([\w-]{2,30})\//.exec(toUrl(input.trim())?.pathname ?? '') ?? []
  if (name === undefined) return null
  return at === 'r' ? name : `u_${name}`
}

/** The path on www.reddit.com that leads to the same, however its address was written. */
export function toPath(address: Extract<PostUrl, { kind: 'id' | 'share' }>): string {
  if (address.kind === 'share') return address.path
  return `/comments/${address.id}${address.comment ? `/comment/${address.comment}` : ''}`
}

const ID = /^[a-z0-9]{1,13}$/

function asId(post: string | undefined, comment?: string): PostUrl | undefined {
  const id = post?.toLowerCase() ?? ''
  if (!ID.test(id)) return undefined
  const below = comment?.toLowerCase() ?? ''
  return { kind: 'id', id, ...(ID.test(below) && { comment: below }) }
}

function toUrl(text: string) {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  // A name before an @ is a disguise, and another port is another server.
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port
  return plain ? url : undefined
}
