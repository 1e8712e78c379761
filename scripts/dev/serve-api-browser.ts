import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const PATH = '/api/docs'
const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' }

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>API</title>
<link rel="stylesheet" href="${PATH}/swagger-ui.css"><div id="ui"></div>
<script src="${PATH}/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#ui' })</script></html>`

/** Answers the page that shows the API's description; false if the request is for something else. */
export function serveApiBrowser(req: IncomingMessage, res: ServerResponse) {
  const path = (req.url ?? '').split('?')[0] ?? ''
  if (path === PATH) {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    return true
  }
  const file = join(viewer, basename(path))
  const type = TYPES[file.split('.').at(-1) ?? '']
  if (!path.startsWith(`${PATH}/`) || !type || !existsSync(file)) return false
  res.writeHead(200, { 'content-type': type })
  createReadStream(file).pipe(res)
  return true
}
