import { Hono } from 'hono'
import { html } from 'hono/html'
import { honoListener } from '../frame/hono-listener.ts'
import { htmlPage } from '../frame/html-page.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { generateSite } from './generated-site.ts'
import type { Site } from './site.ts'
import { sitePage } from './site-page.ts'
import { invoicefern } from './sites/invoicefern.ts'
import { logtide } from './sites/logtide.ts'
import { pawslot } from './sites/pawslot.ts'
import { quietcal } from './sites/quietcal.ts'
import { shelfsprout } from './sites/shelfsprout.ts'
import { tutorloom } from './sites/tutorloom.ts'
import { findTrouble, troubleNames } from './troubled-sites.ts'

const sites: Record<string, Site> = {
  'pawslot.com': pawslot,
  'invoicefern.com': invoicefern,
  'logtide.dev': logtide,
  'quietcal.app': quietcal,
  'shelfsprout.co.uk': shelfsprout,
  'tutorloom.com': tutorloom,
}

/** A small internet in one server: the Host header says which site answers. */
export function startWebsites({ port }: { port: number }) {
  const app = new Hono().all('*', (c) => {
    const host = (c.req.header('host') ?? '')
      .toLowerCase()
      .replace(/:\d+$/, '')
      .replace(/^www\./, '')
    if (host === '127.0.0.1' || host === 'localhost') return c.html(directoryPage())
    const trouble = findTrouble(host)
    if (trouble) return trouble(c, host)
    return c.html(sitePage(sites[host] ?? generateSite(host)))
  })
  return startSimulator({ name: 'websites', port, listener: honoListener(app) })
}

const directoryPage = () =>
  htmlPage(
    'Websites',
    html`<p>Chosen by the Host header. Any other name answers with a made-up product of that name.</p>
<ul>${Object.entries(sites).map(([host, { claim }]) => html`<li>${host} <small>${claim}</small></li>`)}</ul>
<h2>In trouble</h2>
<ul>${troubleNames.map((name) => html`<li>${name}-….com</li>`)}</ul>`,
  )
