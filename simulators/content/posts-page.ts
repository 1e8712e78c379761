import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Document } from './read-dataset.ts'

export function postsPage(documents: Document[]) {
  const posts = documents.filter(({ _type }) => _type === 'post')
  const items = posts.map(({ title, _id }) => html`<li>${String(title)} <small>${_id}</small></li>`)
  return htmlPage(
    'Content store',
    html`<p>${posts.length} posts of content/dataset.ndjson</p><ul>${items}</ul>`,
  )
}
