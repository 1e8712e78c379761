import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { z } from 'zod'
import { htmlPage } from '../frame/html-page.ts'
import type { Account, Accounts } from './accounts.ts'
import { chooseAccountPage } from './choose-account-page.ts'
import { sessionCookie } from './create-provider.ts'

type Bindings = { Bindings: HttpBindings }

const chosenAccountSchema = z.object({ sub: z.string() })

const anotherAccountSchema = z.object({
  email: z.email(),
  name: z.string().trim().min(1),
  verified: z.literal('on').optional(),
})

export function interactionRoutes(provider: Provider, accounts: Accounts) {
  const detailsOf = (c: Context<Bindings>) => provider.interactionDetails(c.env.incoming, c.env.outgoing)

  const finish = async (c: Context<Bindings>, result: InteractionResults) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)

  const signIn = (c: Context<Bindings>, accountId: string) => {
    // With the session of another account still there, the provider would first ask for a logout.
    deleteCookie(c, sessionCookie)
    return finish(c, { login: { accountId }, select_account: {} })
  }

  const app = new Hono<Bindings>()

  app.use(async (c, next) => {
    await next()
    // No form-action: the redirects after a form lead back to the application's origin.
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    )
    c.header('Cache-Control', 'no-store')
  })

  app.get('/:uid', async (c) => {
    const { uid, prompt, session } = await detailsOf(c)
    if (prompt.name !== 'consent') return c.html(chooseAccountPage({ uid, accounts: accounts.list() }))
    return c.html(consentPage({ uid, account: accounts.find(session?.accountId ?? '') }))
  })

  app.post('/:uid/account', async (c) => {
    const { sub } = chosenAccountSchema.parse(await c.req.parseBody())
    const account = accounts.find(sub)
    return account ? signIn(c, account.sub) : c.redirect(`/interaction/${c.req.param('uid')}`, 303)
  })

  app.post('/:uid/another-account', async (c) => {
    const { uid } = await detailsOf(c)
    const form = anotherAccountSchema.safeParse(await c.req.parseBody())
    if (!form.success) {
      const error = 'Enter an e-mail address and a name.'
      return c.html(chooseAccountPage({ uid, accounts: accounts.list(), error }), 400)
    }
    const { email, name, verified } = form.data
    return signIn(c, accounts.add({ email, name, emailVerified: verified === 'on' }).sub)
  })

  app.post('/:uid/consent', async (c) => {
    const { uid, prompt, params, session } = await detailsOf(c)
    if (prompt.name !== 'consent' || !session) return c.redirect(`/interaction/${uid}`, 303)
    const grant = new provider.Grant({ accountId: session.accountId, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    return finish(c, { consent: { grantId: await grant.save() } })
  })

  app.post('/:uid/cancel', (c) =>
    finish(c, { error: 'access_denied', error_description: 'The user cancelled' }),
  )

  app.onError((error, c) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    return c.html(htmlPage('This sign-in has expired', html`<p>Go back and start again.</p>`), 400)
  })

  return app
}

function consentPage({ uid, account }: { uid: string; account: Account | undefined }) {
  return htmlPage(
    'Sign in to Threadlark',
    html`<p>Signed in as ${account?.name} <small>${account?.email}</small></p>
<p>Threadlark will receive your name, e-mail address and profile picture.</p>
<form method="post" action="/interaction/${uid}/consent"><button class="primary">Continue</button></form>
<form method="post" action="/interaction/${uid}/cancel"><button>Cancel</button></form>`,
    { narrow: true },
  )
}
