export type Statement = {
  /** As it is sent to PostgreSQL, without comments. */
  text: string
  /** The same to be matched against: on one line, and what stands between quotes or dollars is left out. */
  shape: string
}

/** Splits a script where PostgreSQL would: at semicolons outside of strings, names, function bodies and comments. */
export function splitStatements(script: string): Statement[] {
  const statements: Statement[] = []
  let text = ''
  let shape = ''
  const finish = () => {
    if (text.trim()) statements.push({ text: text.trim(), shape: shape.replaceAll(/\s+/g, ' ').trim() })
    text = ''
    shape = ''
  }
  let at = 0
  while (at < script.length) {
    const { end, shown } = readPiece(script, at)
    if (shown === ';') finish()
    else {
      text += shown === COMMENT ? ' ' : script.slice(at, end)
      shape += shown
    }
    at = end
  }
  finish()
  return statements
}

type Piece = { end: number; shown: string }

const COMMENT = ' '
const DOLLARS = /\$(?:[A-Za-z_]\w*)?\$/y

function readPiece(script: string, at: number): Piece {
  if (script.startsWith('--', at)) {
    const end = script.indexOf('\n', at)
    return { end: end < 0 ? script.length : end, shown: COMMENT }
  }
  if (script.startsWith('/*', at)) return { end: endOf(script, '*/', at + 2), shown: COMMENT }
  const char = script[at] ?? ''
  if (char === "'") return { end: endOfString(script, at), shown: "''" }
  if (char === '"') {
    const end = endOf(script, '"', at + 1)
    return { end, shown: script.slice(at, end) }
  }
  DOLLARS.lastIndex = at
  const [dollars] = DOLLARS.exec(script) ?? []
  if (dollars) return { end: endOf(script, dollars, at + dollars.length), shown: "''" }
  return { end: at + 1, shown: char }
}

/** Two quotes in a row end one string and begin the next, which splits at the same places as one string would. */
function endOfString(script: string, at: number) {
  if (!/[eE]/.test(script[at - 1] ?? '')) return endOf(script, "'", at + 1)
  let end = at + 1
  while (end < script.length && script[end] !== "'") end += script[end] === '\\' ? 2 : 1
  return end + 1
}

function endOf(script: string, mark: string, from: number) {
  const found = script.indexOf(mark, from)
  if (found < 0) throw new Error(`Nothing closes what began before: ${script.slice(from, from + 40)}`)
  return found + mark.length
}
