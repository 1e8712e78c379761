import { drizzle } from 'drizzle-orm/node-postgres'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../../../../test/api-client.ts'
import { cloneDatabase } from '../../../../test/database.ts'
import { buildProduct, buildUser } from '../../../../test/factories.ts'
import { serveApp } from '../../../../test/serve-app.ts'
import { signInAs } from '../../../../test/sign-in.ts'
import { createStorage } from '../../../adapters/storage/storage.ts'
import { createPool } from '../../../db/pool.ts'
import { nameLogo } from './name-logo.ts'
import { removeLogo } from './remove-logo.job.ts'
import { removeOrphanedLogos } from './remove-orphaned-logos.ts'

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const { storage } = server.services
const withoutStorage = await serveApp(databaseUrl, { STORAGE_FOLDER: '/dev/null/nothing' })
const pool = createPool(roleUrls.worker, 2)
afterAll(() => pool.end())
const db = drizzle(pool, { casing: 'snake_case' })
const brokenStorage = createStorage({ driver: 'disk', folder: '/dev/null/nothing' })

const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a33' } })
  .png()
  .toBuffer()

async function upload(at = server, headers: Record<string, string> = { 'content-type': 'image/png' }) {
  const { id } = await buildUser(superuser)
  const cookie = await signInAs(superuser, at, id)
  const answer = await apiClient(at.url).post('/api/products/icon', picture, { cookie, headers })
  const url = String(answer.body.url)
  return { id, answer, url, name: url.replace('/icons/', '') }
}

/** As if it had been uploaded a while ago, shown by a product or not. */
async function kept({ hoursAgo, shown }: { hoursAgo: number; shown: boolean }) {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const name = nameLogo(id)
  await storage.put(name, picture)
  await superuser.query(
    'insert into uploads (name, user_id, created_at) values ($1, $2, now() - make_interval(hours => $3))',
    [name, id, hoursAgo],
  )
  if (shown) {
    const product = await buildProduct(superuser, id)
    await superuser.query('update products set icon = $2 where id = $1', [product, `/icons/${name}`])
  }
  return name
}

const isKept = async (name: string) => [
  (await storage.get(name)).kind,
  (await superuser.query('select 1 from uploads where name = $1', [name])).rowCount,
]
const run = (name: string, at = storage) => removeLogo.run({ db, storage: at }, { name }, 'key')

test('an uploaded logo is noted, kept as a small WebP and shown under an address nobody can guess', async () => {
  const { id, answer, url, name } = await upload()
  expect(answer.status).toBe(200)
  expect(url).toMatch(new RegExp(`^/icons/${id}-\\d{13}-[0-9a-f]{32}\\.webp$`))
  const { rows } = await superuser.query('select name from uploads where user_id = $1', [id])
  expect(rows).toEqual([{ name }])
  const shown = await fetch(server.url + url)
  const { format, width } = await sharp(await shown.arrayBuffer()).metadata()
  expect([shown.status, format, width]).toEqual([200, 'webp', 512])
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
  })
})

test('whoever has it is told so, and HEAD tells what GET would', async () => {
  const { url, name } = await upload()
  const again = await fetch(server.url + url, { headers: { 'if-none-match': `"other", W/"${name}"` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toContain('immutable')
  const head = await fetch(server.url + url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/webp', ''])
})

test.each([
  ['nothing.webp', 404],
  ['..%2F..%2Fpackage.json', 404],
  ['a%00.webp', 400],
  ['A.webp', 404],
  ['a.html', 404],
  ['%2e%2e%2fa.webp', 404],
])('there is no logo called %s', async (name, status) => {
  const answer = await fetch(`${server.url}/icons/${name}`)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('uploading needs a session and a picture', async () => {
  const headers = { 'content-type': 'image/png' }
  const stranger = await apiClient(server.url).post('/api/products/icon', picture, { headers })
  expect(stranger.status).toBe(401)
  const { answer } = await upload(server, { 'content-type': 'text/html' })
  expect([answer.status, answer.body.error]).toEqual([400, 'Use a PNG, JPEG or WebP picture.'])
})

test('without a store both ways answer in a sentence, and the note stays for the cleaner', async () => {
  const { id, answer } = await upload(withoutStorage)
  expect([answer.status, answer.body.error]).toEqual([
    503,
    "We can't keep pictures right now. Please try again in a moment.",
  ])
  expect((await superuser.query('select 1 from uploads where user_id = $1', [id])).rowCount).toBe(1)
  const shown = await fetch(`${withoutStorage.url}/icons/a.webp`)
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5'])
  expect(shown.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('a logo that no product shows is removed, file and note, and once more without harm', async () => {
  const name = await kept({ hoursAgo: 0, shown: false })
  await run(name)
  expect(await isKept(name)).toEqual(['missing', 0])
  await run(name)
})

test('a logo that a product shows stays', async () => {
  const name = await kept({ hoursAgo: 0, shown: true })
  await run(name)
  expect(await isKept(name)).toEqual(['found', 1])
})

test('while the store is away the note stays, so that the removal is tried again', async () => {
  const name = await kept({ hoursAgo: 48, shown: false })
  await expect(run(name, brokenStorage)).rejects.toThrow('storage unavailable')
  await expect(removeOrphanedLogos(db, brokenStorage)).rejects.toThrow('storage unavailable')
  expect(await isKept(name)).toEqual(['found', 1])
})

test('logos that nobody used for a day are removed, all others stay', async () => {
  const orphans = await Promise.all(Array.from({ length: 25 }, () => kept({ hoursAgo: 25, shown: false })))
  const fresh = await kept({ hoursAgo: 23, shown: false })
  const shown = await kept({ hoursAgo: 25, shown: true })
  const [first, second] = [await removeOrphanedLogos(db, storage), await removeOrphanedLogos(db, storage)]
  expect(first.removed).toBeGreaterThanOrEqual(25)
  expect(second).toEqual({ removed: 0, more: false })
  for (const name of orphans) expect(await isKept(name)).toEqual(['missing', 0])
  for (const name of [fresh, shown]) expect(await isKept(name)).toEqual(['found', 1])
})
