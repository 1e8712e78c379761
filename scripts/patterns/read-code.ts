import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { listImports } from '../check/list-imports.ts'

/** A regular expression: where it stands, and what it is. */
export type Pattern = { file: string; line: number; source: string; flags: string }

/** Where one is put together: once, when its file is loaded, or in a function, perhaps from what somebody says. */
export type Construction = { file: string; line: number; inFunction: boolean }

/** What a file has of regular expressions, and which of our files run with it. */
export type Code = { file: string; literals: Pattern[]; constructions: Construction[]; imports: string[] }

/** These make a pattern of a text that they are given. */
const MATCHES = new Set(['match', 'matchAll', 'search'])

const MADE_OF_TEXT = new Set(['TemplateLiteral', 'BinaryExpression'])

export const siteOf = ({ file, line }: { file: string; line: number }) => `${file}:${line}`

type Node = {
  type: string
  start: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string; property?: { name?: string } }
  arguments?: { type: string; value?: unknown }[]
}

export function readCode(file: string, text = readFileSync(file, 'utf8')): Code {
  const parsed = parseSync(file, text)
  const lines = [...text.matchAll(/\n/g)].map(({ index }) => index)
  const lineOf = ({ start }: Node) => 1 + lines.filter((end) => end < start).length
  const imports = listImports(file, text, parsed)
  const code: Code = { file, literals: [], constructions: [], imports }
  walk(parsed.program, false, (node, inFunction) => {
    if (node.regex) {
      const { pattern, flags } = node.regex
      code.literals.push({ file, line: lineOf(node), source: pattern, flags })
    }
    if (makesPattern(node)) {
      code.constructions.push({ file, line: lineOf(node), inFunction })
    }
  })
  return code
}

function makesPattern({ type, callee, arguments: [first] = [] }: Node) {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false
  // A sum counts as a text: that of two numbers is never searched for.
  const isText = MADE_OF_TEXT.has(first?.type ?? '') || typeof first?.value === 'string'
  return callee?.name === 'RegExp' || (isText && MATCHES.has(callee?.property?.name ?? ''))
}

function walk(value: unknown, inFunction: boolean, visit: (node: Node, inFunction: boolean) => void) {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, inFunction, visit)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node = 'type' in value && typeof value.type === 'string' ? (value as Node) : null
  if (node) visit(node, inFunction)
  const within = inFunction || (node?.type.includes('Function') ?? false)
  for (const child of Object.values(value)) walk(child, within, visit)
}
