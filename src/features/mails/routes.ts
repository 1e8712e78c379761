import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { changeTips } from './change-tips.ts'
import { tipsInput, tipsOffInput } from './schema.ts'
import { turnTipsOff } from './turn-tips-off.ts'

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

/** Called by mail programs and a plain form: the token in the address takes the place of session and origin. */
export const unsubscribeRoutes = new Hono<ApiEnv>()
  // Programs that don't know one-click open the address instead. Many scan links, so opening it changes nothing.
  .get('/mails/unsubscribe', validate('query', tipsOffInput), (c) =>
    c.redirect(`/unsubscribe?${new URLSearchParams(c.req.valid('query'))}`),
  )
  .post(
    '/mails/unsubscribe',
    describeOperation({
      tag: 'mails',
      summary: 'Turn tips off by the link in a mail',
      fails: ['invalid_input', 'too_large', 'throttled'],
    }),
    bodyLimit({
      maxSize: MAX_FORM,
      onError: () => {
        throw new AppError('too_large', 'That is too large.')
      },
    }),
    validate('query', tipsOffInput),
    async (c) => {
      const { token } = c.req.valid('query')
      await turnTipsOff(c.var.ctx, token)
      const form = await c.req.parseBody()
      // RFC 8058: a program is answered at once, without a redirect. A person gets back to the page.
      if (form['List-Unsubscribe'] === 'One-Click') return c.text('Tips by e-mail are off.')
      return c.redirect('/unsubscribe?done', 303)
    },
  )
