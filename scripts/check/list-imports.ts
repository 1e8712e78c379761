import { dirname, join } from 'node:path'
import type { parseSync } from 'vite'

/** Our own files that run with this one. Types alone run nothing. */
export function listImports(file: string, text: string, { module }: ReturnType<typeof parseSync>) {
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    // Between its quotes.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return requests.filter((from) => from.startsWith('.')).map((from) => join(dirname(file), from))
}
