import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import { honoListener } from './hono-listener.ts'
import { htmlPage } from './html-page.ts'
import { type Simulator, startSimulator } from './start-simulator.ts'

export function startDirectory({ port, simulators }: { port: number; simulators: Simulator[] }) {
  const listed = simulators.map(({ name, url, smtp }) => ({ name, url, smtp }))
  const app = new Hono().get('/', (c) => {
    const type = accepts(c, {
      header: 'Accept',
      supports: ['application/json', 'text/html'],
      default: 'application/json',
    })
    c.header('Vary', 'Accept')
    return type === 'text/html' ? c.html(directoryPage(listed)) : c.json({ simulators: listed })
  })
  return startSimulator({ name: 'directory', port, listener: honoListener(app) })
}

function directoryPage(simulators: Omit<Simulator, 'close'>[]) {
  const items = simulators.map(
    ({ name, url, smtp }) =>
      html`<li>${name}: <a href="${url}">${url}</a>${smtp ? html` · ${smtp}` : ''}</li>`,
  )
  return htmlPage('Simulators', html`<ul>${items}</ul>`)
}
