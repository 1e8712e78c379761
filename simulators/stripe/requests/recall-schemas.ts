import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { generateSchemas } from './generate-schemas.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'node_modules/.cache/stripe-schemas')
const GENERATOR = 'node_modules/ts-json-schema-generator/package.json'
/** All that the schemas are made of: the libraries' versions are in their manifests. */
const sources = [
  'simulators/stripe/requests/served-parameters.ts',
  'simulators/stripe/requests/generate-schemas.ts',
  'tsconfig.json',
  'node_modules/stripe/package.json',
  GENERATOR,
]

/** What the SDK's types give, from an earlier run if nothing that they are made of has changed: making them takes twenty seconds. */
export async function recallSchemas() {
  const hash = createHash('sha256')
  // The generator brings a TypeScript of its own, of another version than ours.
  const compiler = createRequire(await realpath(join(root, GENERATOR))).resolve('typescript/package.json')
  for (const source of [...sources.map((path) => join(root, path)), compiler])
    hash.update(await readFile(source))
  const kept = join(folder, `${hash.digest('hex')}.ndjson`)
  const known = await readFile(kept, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const made = generateSchemas()
  await mkdir(folder, { recursive: true })
  // Whole or not at all: others may read it meanwhile, and this may be interrupted.
  const unfinished = join(folder, `${randomUUID()}.unfinished`)
  await writeFile(unfinished, made)
  await rename(unfinished, kept)
  return made
}
