import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { honoListener } from '../frame/hono-listener.ts'
import { htmlPage } from '../frame/html-page.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { imageRoutes } from './image-routes.ts'
import { queryRoutes } from './query-routes.ts'
import { type Document, readDataset } from './read-dataset.ts'

const CONTENT = join(import.meta.dirname, '../../content')

/** Sanity's query API and image host over the project's own dataset. */
export async function startContent({ port, folder = CONTENT }: { port: number; folder?: string }) {
  const documents = await readDataset(join(folder, 'dataset.ndjson'))
  const app = new Hono()
    .get('/', (c) => c.html(postsPage(documents)))
    .route('/', queryRoutes(documents))
    .route('/images', imageRoutes(join(folder, 'images')))
  return startSimulator({ name: 'content', port, listener: honoListener(app) })
}

function postsPage(documents: Document[]) {
  const posts = documents.filter(({ _type }) => _type === 'post')
  const items = posts.map(({ title, _id }) => html`<li>${String(title)} <small>${_id}</small></li>`)
  return htmlPage(
    'Content store',
    html`<p>${posts.length} posts of content/dataset.ndjson</p><ul>${items}</ul>`,
  )
}
