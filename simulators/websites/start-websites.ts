import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { honoListener } from '../frame/hono-listener.ts'
import { htmlPage } from '../frame/html-page.ts'
import { readYamlFolder } from '../frame/read-yaml.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { drawIcon } from './draw-icon.ts'
import { generateSite } from './generated-site.ts'
import { siteSchema } from './site.ts'
import { sitePage } from './site-page.ts'
import { findTrouble, troubleNames } from './troubled-sites.ts'

const written = readYamlFolder(join(import.meta.dirname, 'sites'), siteSchema.extend({ host: z.string() }))

const iconSides: Record<string, number> = { '/icon.png': 180, '/icon-32.png': 32 }

/** A small internet in one server: the Host header says which site answers. */
export function startWebsites({ port }: { port: number }) {
  const app = new Hono().all('*', async (c) => {
    const host = (c.req.header('host') ?? '')
      .toLowerCase()
      .replace(/:\d+$/, '')
      .replace(/^www\./, '')
    if (host === '127.0.0.1' || host === 'localhost') return c.html(directoryPage())
    const trouble = findTrouble(host)
    if (trouble) return trouble(c, host)
    const side = iconSides[c.req.path]
    if (side) return c.body(new Uint8Array(await drawIcon(host, side)), 200, { 'Content-Type': 'image/png' })
    return c.html(sitePage(written.find((site) => site.host === host) ?? generateSite(host)))
  })
  return startSimulator({ name: 'websites', port, listener: honoListener(app) })
}

const directoryPage = () =>
  htmlPage(
    'Websites',
    html`<p>Chosen by the Host header. Any other name answers with a made-up product of that name.</p>
<ul>${written.map(({ host, claim }) => html`<li>${host} <small>${claim}</small></li>`)}</ul>
<h2>In trouble</h2>
<ul>${troubleNames.map((name) => html`<li>${name}-….com</li>`)}</ul>`,
  )
