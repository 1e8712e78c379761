import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Account } from './accounts.ts'

export function chooseAccountPage({
  uid,
  accounts,
  error,
}: {
  uid: string
  accounts: Account[]
  error?: string
}) {
  const buttons = accounts.map(
    ({ sub, name, email, emailVerified }) => html`<button name="sub" value="${sub}">
${name} <small>${email}${emailVerified ? '' : ' (not verified)'}</small></button>`,
  )
  return htmlPage(
    'Choose an account',
    html`<p>to continue to Threadlark. This page stands in for Google.</p>
<form method="post" action="/interaction/${uid}/account">${buttons}</form>
<h2>Use another account</h2>
${error ? html`<p role="alert">${error}</p>` : ''}
<form method="post" action="/interaction/${uid}/another-account">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required autocomplete="off">
<label for="name">Name</label>
<input id="name" name="name" type="text" required autocomplete="off">
<p><input id="verified" name="verified" type="checkbox" checked> <label for="verified">E-mail verified</label></p>
<button class="primary">Next</button>
</form>`,
    { narrow: true },
  )
}
