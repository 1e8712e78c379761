import { existsSync, readFileSync } from 'node:fs'

const DOCUMENT = 'docs/spec-coverage.md'

const ROW = /^\|\s*(\d+\.\d+)\s*\|(.*)\|\s*$/
const CELL_BORDER = /(?<!\\)\|/
/** A test as a row names it: `path › title`. */
const PROOF = /`([^`]+?) › ([^`]+)`/g
const TITLE = /(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

const COMMENT = /^\s*(?:\/\/.*$|\/\*[^]*?\*\/)/gm
const LEFT_OUT = /\b(?:test|describe)\.(?:only|skip|skipIf|runIf|todo|fails)\b/

type Coverage = { rows: number; proved: number; different: number; pending: number; gaps: string[] }

/** Reads the rows of the document and says what keeps each of them from being believed. */
export function judgeCoverage(document: string, { allowPending = false } = {}): Coverage {
  const coverage: Coverage = { rows: 0, proved: 0, different: 0, pending: 0, gaps: [] }
  const known = new Set<string>()
  const lines = document.split('\n').filter((line) => /^\|\s*[\d.]*\d[\d.]*\s*\|/.test(line))
  for (const line of lines) {
    coverage.rows += 1
    const [, number = '', rest = ''] = ROW.exec(line) ?? []
    const [statement = '', proof = '', ...more] = rest.split(CELL_BORDER).map((cell) => cell.trim())
    const complain = (gap: string) => coverage.gaps.push(`${number || line}: ${gap}`)
    if (!number || !statement || more.length > 0) {
      complain('a row is | number | what the specification says | proof |')
      continue
    }
    if (known.has(number)) complain('this number is there already')
    known.add(number)
    const proofs = [...proof.matchAll(PROOF)]
    const reason = proof.replaceAll(PROOF, '').replaceAll(/^[;\s]+|[;\s]+$/g, '')
    if (reason === 'pending' && proofs.length === 0) {
      coverage.pending += 1
      if (!allowPending) complain('is pending')
    } else if (/^Differs: .{15,}/s.test(reason)) coverage.different += 1
    else if (reason !== '') complain(`neither a test nor a reason: ${reason}`)
    else if (proofs.length === 0) complain('has neither a test nor a reason')
    else coverage.proved += 1
    for (const [, path = '', title = ''] of proofs) {
      if (!existsSync(path)) complain(`${path} does not exist`)
      else if (!titlesIn(path).has(title.replaceAll('\\|', '|'))) complain(`${path} has no test "${title}"`)
    }
  }
  if (coverage.rows === 0) coverage.gaps.push('the document has no rows')
  return coverage
}

const titlesOf = new Map<string, Set<string>>()

function titlesIn(path: string) {
  const titles = titlesOf.get(path) ?? readTitles(readFileSync(path, 'utf8'))
  titlesOf.set(path, titles)
  return titles
}

/** Of tests that run: not in a comment, and in no file that leaves tests out. */
export function readTitles(code: string) {
  const running = code.replaceAll(COMMENT, '')
  if (LEFT_OUT.test(running)) return new Set<string>()
  return new Set([...running.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1')))
}

if (import.meta.main) {
  const allowPending = process.argv.includes('--allow-pending')
  const path = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? DOCUMENT
  const { rows, proved, different, pending, gaps } = judgeCoverage(readFileSync(path, 'utf8'), {
    allowPending,
  })
  if (gaps.length > 0) {
    console.error(gaps.join('\n'))
    process.exit(1)
  }
  console.log(
    `${rows} statements of the specification: ${proved} shown by tests, ${different} different for a reason, ${pending} pending`,
  )
}
