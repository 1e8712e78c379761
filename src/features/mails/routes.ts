import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { changeTips } from './change-tips.ts'
import type { MailPurpose } from './mail-links.ts'
import { openToken } from './open-token.ts'
import { tipsInput, tokenInput, undoInput } from './schema.ts'
import { turnMailsOff } from './turn-mails-off.ts'
import { turnMailsOn } from './turn-mails-on.ts'

const MAX_FORM = 4 * 1024

export const mailRoutes = new Hono<ApiEnv>().put(
  '/mails/tips',
  describeOperation({
    tag: 'mails',
    summary: 'Turn tips by e-mail on or off',
    fails: ['unauthenticated', 'forbidden', 'invalid_input'],
  }),
  validate('json', tipsInput),
  async (c) => {
    await changeTips(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  },
)

/** Called by mail programs and plain forms: the token in the address takes the place of session and origin. */
export const unsubscribeRoutes = new Hono<ApiEnv>()
  // Programs that don't know one-click open the address instead. Many scan links, so opening it changes nothing.
  .get('/mails/unsubscribe', validate('query', tokenInput), (c) => c.redirect(pageOf(c.req.valid('query'))))
  .post(
    '/mails/unsubscribe',
    describeOperation({
      tag: 'mails',
      summary: 'Turn emails off by the link in one of them, or take that back',
      fails: ['invalid_input', 'too_large', 'throttled'],
    }),
    bodyLimit({
      maxSize: MAX_FORM,
      onError: () => {
        throw new AppError('too_large', 'That is too large.')
      },
    }),
    validate('query', tokenInput),
    async (c) => {
      const { ctx } = c.var
      const { token } = c.req.valid('query')
      const link = await openToken(ctx, token)
      const form = await c.req.parseBody()
      // RFC 8058: a program is answered at once, without a redirect. A person gets back to the page.
      if (form['List-Unsubscribe'] === 'One-Click') {
        await turnMailsOff(ctx, link)
        return c.text(isOff[link.purpose])
      }
      const { undo, hour } = readUndo(form)
      if (undo && (await turnMailsOn(ctx, link, hour))) return c.redirect(pageOf({ token, undone: '' }), 303)
      const before = undo ? { hour } : await turnMailsOff(ctx, link)
      if (link.purpose === 'tips') return c.redirect('/unsubscribe?done', 303)
      // What "Undo" on the page says, so that the email comes when it came before.
      const kept = typeof before.hour === 'number' && { hour: String(before.hour) }
      return c.redirect(pageOf({ token, done: '', ...kept }), 303)
    },
  )

const pageOf = (params: Record<string, string>) => `/unsubscribe?${new URLSearchParams(params)}`

const isOff: Record<MailPurpose, string> = {
  tips: 'Tips by e-mail are off.',
  daily: 'The daily email is off.',
  alerts: 'Alert emails are off.',
}

function readUndo(form: Record<string, unknown>) {
  const read = undoInput.safeParse(form)
  if (!read.success) throw new AppError('invalid_input', "This isn't an hour of the day.")
  return read.data
}
