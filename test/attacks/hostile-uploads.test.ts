import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiClient } from '../api-client.ts'
import { cloneDatabase } from '../database.ts'
import { buildUser } from '../factories.ts'
import { serveApp } from '../serve-app.ts'
import { signInAs } from '../sign-in.ts'
import { hostileUploads } from './hostile-uploads-corpus.ts'

const MARKERS = [
  '<script',
  '<?php',
  '<html',
  'PK\x03\x04',
  '\x7fELF',
  '%PDF',
  'alert(',
  'EXIF',
  'Exif',
  'GPS',
  'ICCP',
  'XMP ',
]
const MAX_GROWTH_MB = 150

const refusals = ['not_an_image', 'too_large', 'too_many_pixels', 'damaged', 'too_slow']
const allowed = { refused: refusals, clean: ['clean'], either: [...refusals, 'clean'] }

type Report = { endings: string[]; grownMb: number }

const database = await cloneDatabase()
const folder = await mkdtemp(join(tmpdir(), 'threadlark-uploads-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeAll(async () => {
  await Promise.all(hostileUploads.map(({ bytes }, index) => writeFile(join(folder, String(index)), bytes)))
})

test('there are at least 60 of them, each with a name of its own', () => {
  expect(hostileUploads.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostileUploads.map(({ name }) => name)).size).toBe(hostileUploads.length)
})

describe.each([1, 20])('%i at a time', (atOnce) => {
  let report: Report
  beforeAll(async () => {
    const child = join(import.meta.dirname, 'hostile-uploads-child.ts')
    const args = [child, folder, String(hostileUploads.length), String(atOnce)]
    // As in the container: freed memory goes back to the system at once.
    const env = { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    report = JSON.parse(stdout)
  })

  test.each(hostileUploads.map(({ name, ending }, index) => ({ name, ending, index })))(
    '$name',
    async ({ ending, index }) => {
      const ended = report.endings[index] ?? 'not at all'
      expect(allowed[ending]).toContain(ended)
      const harm = ended === 'clean' ? await findHarm(await readFile(join(folder, `${index}.webp`))) : []
      expect(harm).toEqual([])
    },
  )

  test('memory stays bounded', () => {
    expect(report.grownMb).toBeLessThan(MAX_GROWTH_MB)
  })
})

test('through the API each is told in a sentence or kept clean, and nothing else is kept', async () => {
  const { databaseUrl, superuser } = database
  const server = await serveApp(databaseUrl)
  const api = apiClient(server.url)
  const urls: string[] = []
  let cookie = ''
  for (const [index, { name, bytes }] of hostileUploads.entries()) {
    // Nobody may upload without end, so every twenty come from somebody new.
    if (index % 20 === 0) cookie = await signInAs(superuser, server, (await buildUser(superuser)).id)
    // A connection whose body was refused unread is closed by the server soon after; none is used twice here.
    const headers = { 'content-type': 'image/png', connection: 'close' }
    const { status, body } = await api.post('/api/products/icon', bytes, { cookie, headers })
    const told = status === 200 ? String(body.url) : `${status} ${String(body.error)}`
    expect(`${name}: ${told}`).toMatch(/: (\/icons\/.+\.webp|(400|413) (Use|That picture|We couldn't) .+\.)$/)
    if (status === 200) urls.push(String(body.url))
  }
  for (const url of urls) {
    const shown = await fetch(server.url + url)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(await findHarm(Buffer.from(await shown.arrayBuffer()))).toEqual([])
  }
  const stored = await server.services.storage.list('')
  const names = urls.map((url) => url.replace('/icons/', '')).toSorted()
  expect(stored).toEqual({ kind: 'found', names })
})

/** What is wrong with a file that should be a small still WebP, whole, with nothing beside its pixels or after them. */
async function findHarm(webp: Buffer) {
  const { format, width, height, pages = 1, exif, icc, xmp, iptc } = await sharp(webp).metadata()
  const pixels = await sharp(webp, { failOn: 'warning' }).raw().toBuffer()
  const wrong = {
    'another format': format !== 'webp',
    'too large': Math.max(width, height) > 512,
    'several frames': pages > 1,
    'metadata kept': Boolean(exif ?? icc ?? xmp ?? iptc),
    'more after its end': webp.readUInt32LE(4) + 8 !== webp.length,
    'a payload kept': MARKERS.some((marker) => webp.includes(marker, 0, 'latin1')),
    'no pixels': pixels.length < width * height,
  }
  return Object.entries(wrong).flatMap(([what, is]) => (is ? what : []))
}
