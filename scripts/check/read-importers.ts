import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import type { Importers } from './find-tests.ts'
import { listImports } from './list-imports.ts'

const CODE = '{src,scripts,simulators,eval,test}/**/*.{ts,tsx}'
/** A program that runs on a thread of its own. */
const THREAD = /new URL\('([^']+\.ts)', import\.meta\.url\)/g

export function readImporters(): Importers {
  const importers: Importers = new Map()
  for (const file of globSync(CODE)) {
    const text = readFileSync(file, 'utf8')
    const threads = [...text.matchAll(THREAD)].map(([, program = '']) => join(dirname(file), program))
    for (const imported of [...listImports(file, text, parseSync(file, text)), ...threads]) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
    }
  }
  return importers
}
