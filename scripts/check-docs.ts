import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// A document that names a file which is gone tells lies about everything else, too.
const PATH =
  /`((?:src|scripts|simulators|test|docs|eval|public|\.ci|\.github)\/[\w./@-]+?)`|\]\((?!https?:|#|mailto:)([^)#\s]+)/g

const documents = globSync(['*.md', '{docs,src,simulators,eval}/**/*.md'])
const missing = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(PATH)]
    .map(([, inCode, link]) => (inCode ? inCode : join(dirname(document), link ?? '')))
    .filter((path) => !existsSync(path))
    .map((path) => `${document} names ${path}, which does not exist`),
)
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
console.log(`${documents.length} documents name only files that exist`)
