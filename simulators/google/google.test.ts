import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGoogleBrowser } from '../../test/google-browser.ts'
import type { Simulator } from '../frame/start-simulator.ts'
import { startGoogle } from './start-google.ts'

const redirectUri = 'http://127.0.0.1:3000/api/auth/callback/google'

type Discovery = Record<
  'authorization_endpoint' | 'token_endpoint' | 'userinfo_endpoint' | 'jwks_uri' | 'issuer',
  string
>

let google: Simulator
let discovery: Discovery

beforeAll(async () => {
  google = await startGoogle({ port: 0, appOrigin: 'http://localhost:3000, http://127.0.0.1:3000' })
  discovery = (await (await fetch(`${google.url}/.well-known/openid-configuration`)).json()) as Discovery
})

afterAll(() => google.close())

function startSignIn(extra: Record<string, string> = {}) {
  const browser = createGoogleBrowser(google.url)
  const verifier = randomBytes(32).toString('base64url')
  const parameters = new URLSearchParams({
    client_id: 'threadlark-sim',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  return { browser, verifier, url: `${discovery.authorization_endpoint}?${parameters}` }
}

async function exchange(callback: string, verifier: string, basic = false) {
  const answer = new URL(callback).searchParams
  const secret = { client_id: 'threadlark-sim', client_secret: 'threadlark-sim-secret' }
  return fetch(discovery.token_endpoint, {
    method: 'POST',
    headers: basic ? { authorization: `Basic ${btoa('threadlark-sim:threadlark-sim-secret')}` } : {},
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(basic ? {} : secret),
    }),
  })
}

async function verifiedClaims(idToken: string) {
  const { keys } = (await (await fetch(discovery.jwks_uri)).json()) as { keys: JsonWebKey[] }
  const [head = '', payload = '', signature = ''] = idToken.split('.')
  const key = createPublicKey({ key: keys[0] as JsonWebKey, format: 'jwk' })
  expect(verify('sha256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
}

async function signIn(email: string, extra?: Record<string, string>) {
  const { browser, verifier, url } = startSignIn(extra)
  const consent = await browser.chooseAccount(url, email)
  const { url: callback } = await browser.visit(`${consent.url}/consent`, {})
  const tokens = (await (await exchange(callback, verifier)).json()) as {
    id_token: string
    access_token: string
  }
  return { callback, tokens, claims: await verifiedClaims(tokens.id_token), visited: browser.visited }
}

test('a known account signs in by code and PKCE, its profile inside the signed ID token', async () => {
  const { callback, tokens, claims, visited } = await signIn('ada@gmail.test')
  expect(callback.startsWith(`${redirectUri}?`)).toBe(true)
  expect(new URL(callback).searchParams.get('state')).toBe('state-1')
  expect(claims).toMatchObject({
    iss: google.url,
    aud: 'threadlark-sim',
    nonce: 'nonce-1',
    sub: expect.stringMatching(/^\d{21}$/),
    email: 'ada@gmail.test',
    email_verified: true,
    name: 'Ada Koenig',
    picture: `${google.url}/picture/${String(claims.sub)}`,
  })
  // Codes and challenges are random letters, in which a short name may stand by chance.
  expect(visited.join(' ')).not.toMatch(/ada(?:@|%40| |%20|\+)|koenig/i)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const userinfo = await (await fetch(discovery.userinfo_endpoint, { headers })).json()
  expect(userinfo).toMatchObject({ sub: claims.sub, email: 'ada@gmail.test' })
  const picture = await fetch(String(claims.picture))
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
})

test('the subject of an account is the same at every sign-in, also when the app asks to select one', async () => {
  const first = await signIn('ada@gmail.test')
  const second = await signIn('ada@gmail.test', { prompt: 'select_account' })
  expect(second.claims.sub).toBe(first.claims.sub)
})

test('an unverified address is said to be unverified', async () => {
  const { claims } = await signIn('unverified@gmail.test')
  expect(claims).toMatchObject({ email: 'unverified@gmail.test', email_verified: false })
})

test.each([
  ['on', true],
  [undefined, false],
])('another account can be typed in, verified: %s', async (verified, emailVerified) => {
  const { browser, verifier, url } = startSignIn()
  const chooser = await browser.visit(url)
  const form = { email: 'Bo@gmail.test', name: '<b>Bo</b>', ...(verified ? { verified } : {}) }
  const consent = await browser.visit(`${chooser.url}/another-account`, form)
  expect(consent.page).toContain('&lt;b&gt;Bo&lt;/b&gt;')
  const { url: callback } = await browser.visit(`${consent.url}/consent`, {})
  const { id_token } = (await (await exchange(callback, verifier, true)).json()) as { id_token: string }
  expect(await verifiedClaims(id_token)).toMatchObject({
    email: 'bo@gmail.test',
    name: '<b>Bo</b>',
    email_verified: emailVerified,
  })
})

test('a wrong address is refused on the page, in words', async () => {
  const { browser, url } = startSignIn()
  const chooser = await browser.visit(url)
  const again = await browser.visit(`${chooser.url}/another-account`, { email: 'nobody', name: 'No' })
  expect(again.status).toBe(400)
  expect(again.page).toContain('Enter an e-mail address and a name.')
})

test('the same browser may sign in again with another account, and sees both pages again', async () => {
  const { browser, url } = startSignIn()
  const consent = await browser.chooseAccount(url, 'ada@gmail.test')
  await browser.visit(`${consent.url}/consent`, {})
  const next = await browser.chooseAccount(url, 'unverified@gmail.test')
  expect(next.page).toContain('Signed in as Una Verified')
  const { url: callback } = await browser.visit(`${next.url}/consent`, {})
  expect(new URL(callback).searchParams.has('code')).toBe(true)
})

test('cancelling the consent leads back to the app with access_denied', async () => {
  const { browser, url } = startSignIn()
  const consent = await browser.chooseAccount(url, 'ada@gmail.test')
  const { url: callback } = await browser.visit(`${consent.url}/cancel`, {})
  expect(callback.startsWith(redirectUri)).toBe(true)
  const answer = new URL(callback).searchParams
  expect([answer.get('error'), answer.get('state'), answer.get('code')]).toEqual([
    'access_denied',
    'state-1',
    null,
  ])
})

test('a code is worthless without its verifier', async () => {
  const { browser, url } = startSignIn()
  const consent = await browser.chooseAccount(url, 'ada@gmail.test')
  const { url: callback } = await browser.visit(`${consent.url}/consent`, {})
  const response = await exchange(callback, randomBytes(32).toString('base64url'))
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})

test('a foreign redirect address or a request without PKCE is refused', async () => {
  const foreign = startSignIn({ redirect_uri: 'http://127.0.0.1:3999/api/auth/callback/google' })
  expect(await foreign.browser.visit(foreign.url)).toMatchObject({ status: 400 })
  const { browser, url } = startSignIn()
  const bare = new URL(url)
  bare.searchParams.delete('code_challenge')
  bare.searchParams.delete('code_challenge_method')
  expect((await browser.visit(bare.href)).url).toContain('error=invalid_request')
})

test('a page of no running sign-in says that it has expired', async () => {
  const { status, page } = await createGoogleBrowser(google.url).visit(`${google.url}/interaction/unknown`)
  expect([status, page.includes('This sign-in has expired')]).toEqual([400, true])
})

test('fault switches work in front of the provider, in mid-body too', async () => {
  const addFault = (fault: unknown) =>
    fetch(`${google.url}/__control/faults`, {
      method: 'POST',
      body: JSON.stringify({ match: { path: '^/.well-known/' }, fault, times: 1 }),
    })
  const url = `${google.url}/.well-known/openid-configuration`
  await addFault({ status: 503 })
  expect((await fetch(url)).status).toBe(503)
  await addFault({ cut: true, afterBytes: 10 })
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow('terminated')
  expect((await fetch(url)).status).toBe(200)
})
