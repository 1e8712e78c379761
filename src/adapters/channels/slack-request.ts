import { jsonRequest } from './channel-request.ts'
import { describeLink, describeMessage, describeThread } from './describe-message.ts'
import { fitText } from './fit-text.ts'
import type { ChannelMessage } from './message.ts'

// https://docs.slack.dev/reference/block-kit/blocks
const MAX_HEADER = 150
const MAX_SECTION = 3_000
const MAX_FACT = 600
const MAX_FALLBACK = 1_000

/** A message as Block Kit: strangers' words in plain_text, which neither pings nor formats; mrkdwn holds only our own. */
export function slackRequest(url: string, message: ChannelMessage) {
  const { headline, thread } = message
  const facts = describeMessage(message).map(({ label, text }) => `${label}: ${fitText(text, MAX_FACT)}`)
  const blocks = [
    { type: 'header', text: plain(fitText(headline, MAX_HEADER)) },
    ...(thread ? threadBlocks(thread) : []),
    ...(facts.length > 0 ? [{ type: 'section', text: plain(facts.join('\n')) }] : []),
    { type: 'section', text: { type: 'mrkdwn', text: links(message) } },
  ]
  // Read by notifications, and as mrkdwn unless told otherwise.
  const text = fitText(thread ? `${headline}: ${thread.title}` : headline, MAX_FALLBACK, escapeSlack)
  return jsonRequest(url, { text, mrkdwn: false, blocks, unfurl_links: false, unfurl_media: false })
}

function threadBlocks(thread: NonNullable<ChannelMessage['thread']>) {
  const postedAt = new Date(thread.postedAt)
  const seconds = Math.floor(postedAt.getTime() / 1_000)
  const date = `<!date^${seconds}^{date_short_pretty} at {time}|${postedAt.toISOString()}>`
  return [
    { type: 'section', text: plain(fitText(thread.title, MAX_SECTION) || 'No title') },
    {
      type: 'context',
      elements: [plain(fitText(describeThread(thread), MAX_SECTION)), { type: 'mrkdwn', text: date }],
    },
  ]
}

/** Links in the text: a button's press is also sent to the app, and Slack warns where none listens. */
function links(message: ChannelMessage) {
  const { thread, link } = message
  const ours = slackLink(link, describeLink(message))
  return thread ? `${ours} · ${slackLink(thread.url, 'Read it on Reddit')}` : ours
}

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })

const slackLink = (url: string, words: string) =>
  `<${escapeSlack(new URL(url).href).replaceAll('|', '%7C')}|${words}>`

const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
