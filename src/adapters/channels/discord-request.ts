import { jsonRequest } from './channel-request.ts'
import { describeLink, describeMessage, describeThread } from './describe-message.ts'
import { fitText } from './fit-text.ts'
import type { ChannelMessage } from './message.ts'

// https://discord.com/developers/docs/resources/message#embed-object-embed-limits
const MAX_TITLE = 256
const MAX_FACT = 700
/** Whatever Discord reads as markup, the colon of an address and of an emoji too. */
const MARKUP = /[\\`*_~|<>[\]()#@:+-]/g

/** A message as one embed that pings nobody. */
export function discordRequest(url: string, message: ChannelMessage) {
  const { headline, thread, link } = message
  const facts = describeMessage(message).map(
    ({ label, text }) => `**${label}:** ${fitText(text, MAX_FACT, escapeDiscord)}`,
  )
  const open = `[${describeLink(message)}](${inParentheses(link)})`
  const description = [...facts, open].join('\n')
  const embed = thread
    ? {
        // Author and footer know no markup.
        author: { name: fitText(headline, MAX_TITLE) },
        title: fitText(thread.title, MAX_TITLE, escapeDiscord) || 'No title',
        url: thread.url,
        description,
        footer: { text: fitText(describeThread(thread), MAX_TITLE) },
        timestamp: new Date(thread.postedAt).toISOString(),
      }
    : { title: fitText(headline, MAX_TITLE, escapeDiscord), url: link, description }
  return jsonRequest(waiting(url), { embeds: [embed], allowed_mentions: { parse: [] } })
}

/** Without this Discord answers before it knows whether there will be a message. */
function waiting(text: string) {
  const url = new URL(text)
  url.searchParams.set('wait', 'true')
  return url.href
}

const escapeDiscord = (text: string) => text.replaceAll(MARKUP, '\\$&')

const inParentheses = (url: string) => new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29')
