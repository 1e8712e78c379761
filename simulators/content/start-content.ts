import { join } from 'node:path'
import { Hono } from 'hono'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { imageRoutes } from './image-routes.ts'
import { postsPage } from './posts-page.ts'
import { queryRoutes } from './query-routes.ts'
import { readDataset } from './read-dataset.ts'

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
