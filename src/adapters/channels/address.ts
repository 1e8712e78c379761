import { parseWebsite } from '../website/parse-website.ts'

export type ChannelAddress =
  | { kind: 'slack'; url: string }
  | { kind: 'discord'; url: string }
  /** The newest secret first; each signs. */
  | { kind: 'webhook'; url: string; secrets: string[] }
  | { kind: 'push'; endpoint: string; p256dh: string; auth: string }

const MAX_LENGTH = 2_048
const SLACK_HOSTS = new Set(['hooks.slack.com', 'hooks.slack-gov.com'])
const SLACK_PATH = /^\/services(?:\/\w{1,100}){3}\/?$/
const DISCORD_HOSTS = new Set(
  ['', 'ptb.', 'canary.'].flatMap((start) => [`${start}discord.com`, `${start}discordapp.com`]),
)
const DISCORD_PATH = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{1,20})\/([\w-]{1,200})\/?$/

/** The one spelling of an address that a user gave for a channel; null where it can't be one. */
export function parseAddress(kind: ChannelAddress['kind'], url: string): string | null {
  const text = url.trim()
  const parsed = text.length <= MAX_LENGTH ? URL.parse(text) : null
  // The URL parser leaves out 443.
  if (parsed?.protocol !== 'https:' || parsed.port || parsed.username || parsed.password) return null
  if (kind === 'slack') return parseSlack(parsed)
  if (kind === 'discord') return parseDiscord(parsed)
  if (kind === 'webhook') return parseWebsite(parsed.href)?.href ?? null
  parsed.hash = ''
  return parsed.href
}

function parseSlack({ hostname, pathname }: URL) {
  if (!SLACK_HOSTS.has(hostname) || !SLACK_PATH.test(pathname)) return null
  return `https://${hostname}${pathname.replace(/\/$/, '')}`
}

/** All hosts and versions lead to the same webhook, and only the plain one is sure not to redirect. */
function parseDiscord({ hostname, pathname, searchParams }: URL) {
  const [, id, token] = DISCORD_PATH.exec(pathname) ?? []
  if (!DISCORD_HOSTS.has(hostname) || !id || !token) return null
  const thread = searchParams.get('thread_id') ?? ''
  const query = /^\d{1,20}$/.test(thread) ? `?thread_id=${thread}` : ''
  return `https://discord.com/api/webhooks/${id}/${token}${query}`
}
