import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { sampleMails } from './sample-mails.ts'

const PATH = '/dev/mails'
/** As in a mail program: nothing runs, and styles stand in the mail itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'"

/** Answers the page that shows every mail with sample data; false if the request is for something else. */
export async function serveMails(req: IncomingMessage, res: ServerResponse) {
  const path = (req.url ?? '').split('?')[0] ?? ''
  if (path !== PATH && !path.startsWith(`${PATH}/`)) return false
  const [name, part] = path.slice(PATH.length + 1).split('.')
  const mails = sampleMails()
  const mail = await mails.find((one) => one.name === name)?.render()
  if (name && !mail) return false
  const isText = part === 'txt'
  const body = mail ? (isText ? mail.text : mail.html) : await listPage(mails)
  const type = isText ? 'text/plain' : 'text/html'
  res
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY })
    .end(body)
  return true
}

async function listPage(mails: ReturnType<typeof sampleMails>) {
  const rendered = await Promise.all(mails.map(async ({ name, render }) => ({ name, ...(await render()) })))
  const page = await html`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mails</title>
<style>body{font:15px/1.5 system-ui;margin:24px auto;max-width:1240px;padding:0 16px}
article{display:grid;grid-template-columns:3fr 2fr;gap:16px;align-items:start}
@media(max-width:760px){article{grid-template-columns:1fr}}
iframe{width:100%;height:640px;border:1px solid #ccc;border-radius:8px}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}</style>
<h1>Mails</h1><ul>${rendered.map(({ name, subject }) => html`<li><a href="#${name}">${name}</a>: ${subject}</li>`)}</ul>
${rendered.map(
  ({ name, subject, text }) => html`<h2 id="${name}">${subject}</h2>
<p><a href="${PATH}/${name}.html">HTML</a> · <a href="${PATH}/${name}.txt">Plain text</a></p>
<article><iframe title="${subject}" src="${PATH}/${name}.html"></iframe><pre>${text}</pre></article>`,
)}</html>`
  return page.toString()
}
