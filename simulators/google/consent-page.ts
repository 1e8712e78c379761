import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Account } from './accounts.ts'

export function consentPage({ uid, account }: { uid: string; account: Account | undefined }) {
  return htmlPage(
    'Sign in to Threadlark',
    html`<p>Signed in as ${account?.name} <small>${account?.email}</small></p>
<p>Threadlark will receive your name, e-mail address and profile picture.</p>
<form method="post" action="/interaction/${uid}/consent"><button class="primary">Continue</button></form>
<form method="post" action="/interaction/${uid}/cancel"><button>Cancel</button></form>`,
    { narrow: true },
  )
}
