import { html } from 'hono/html'
import { safeUrl } from '../../mails/fill-mail.ts'
import { withoutLinks as said } from './clean-words.ts'
import { countOf } from './count-of.ts'
import type { MailThread } from './mail-content.ts'
import { light, serif } from './mail-styles.ts'

const labelOf = ({ isReading, isReply }: MailThread) => (isReply ? 'Reply' : isReading ? 'Read' : 'Draft')

const TILE =
  'display:inline-block;width:15px;margin-right:6px;border-radius:4px;font-size:9px;line-height:15px;vertical-align:1px;font-weight:600;' +
  `text-align:center;background:${light.tile};color:${light.reason}`

const metaOf = ({ age, comments }: MailThread) =>
  comments === null ? age : `${age} · ${countOf(comments, 'comment')}`

/** One row: what it is on the left, a button on the right, which narrow screens put below. */
export function drawThread(thread: MailThread, isFirst: boolean) {
  const { subreddit, title, why, product, allowance, link } = thread
  const name = product && said(product.name)
  const button = isFirst
    ? `background:${light.link};border:1px solid ${light.link};color:${light.onLink}`
    : `background:${light.box};border:1px solid ${light.line};color:${light.ink}`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"
 class="line" style="border-top:1px solid ${light.line}"><tr>
<td class="cell" valign="middle" style="padding:14px 24px 14px 0">
<p class="soft" style="margin:0;font-size:12px;line-height:18px;color:${light.soft}"><b class="ink"
 style="font-weight:600;color:${light.ink}">r/${said(subreddit)}</b> · ${metaOf(thread)}</p>
<p class="ink" style="margin:3px 0 0;font:600 17px/23px ${serif};color:${light.ink};text-wrap:balance;overflow-wrap:anywhere"
>${said(title)}</p>
${
  why === null
    ? ''
    : html`<p class="reason" style="margin:4px 0 0;font-size:13px;line-height:20px;font-weight:500;color:${light.reason}"
>${said(why)}</p>`
}
${
  name === null
    ? ''
    : html`<p class="soft" style="margin:2px 0 0;font-size:12px;line-height:18px;color:${light.soft}">
<span class="tile" aria-hidden="true" style="${TILE}">${initialOf(name)}</span>${name} · ${allowance}</p>`
}
</td>
<td class="cell act" width="96" valign="middle"><a class="button ${isFirst ? 'first' : 'other'}" href="${safeUrl(link)}"
 style="display:block;width:94px;height:34px;line-height:34px;border-radius:8px;font-size:14px;font-weight:500;text-align:center;text-decoration:none;${button}"
>${labelOf(thread)}</a></td>
</tr></table>`
}

/** The same in plain text. */
export function writeThread(thread: MailThread) {
  const { subreddit, title, why, product, allowance, link } = thread
  return [
    said(title),
    `r/${said(subreddit)} · ${metaOf(thread)}`,
    ...(why === null ? [] : [said(why)]),
    ...(product === null ? [] : [`${said(product.name)} · ${allowance}`]),
    `${labelOf(thread)}: ${safeUrl(link)}`,
  ].join('\n')
}

const initialOf = (name: string) => (Array.from(name)[0] ?? '').toUpperCase()
