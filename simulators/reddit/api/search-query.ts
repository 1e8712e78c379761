/** The words of a post that a search can ask for, each prepared by `searchable`. */
export type Document = {
  title: string
  selftext: string
  author: string
  subreddit: string
  flair: string
  site: string
  url: string
  self: boolean
  nsfw: boolean
}

/** How well a post fits; 0 where it does not. */
export type Matcher = (document: Document) => number

const fields = new Set(['title', 'selftext', 'author', 'subreddit', 'flair', 'site', 'url'])

/** Lower case, words between single blanks, one blank on each side. */
export const searchable = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Words, "phrases", `field:`, AND, OR, NOT and brackets. Words side by side must all be there. */
export function parseSearch(text: string): Matcher {
  const tokens = text.match(/\(|\)|-?(?:\w+:)?"[^"]*"|\w+:(?=\()|[^\s()]+/g) ?? []
  let at = 0
  const peek = () => tokens[at]

  const either = (field?: string): Matcher => {
    let left = all(field)
    while (peek() === 'OR') {
      at += 1
      const [one, other] = [left, all(field)]
      left = (document) => Math.max(one(document), other(document))
    }
    return left
  }
  const all = (field?: string): Matcher => {
    const parts: Matcher[] = []
    for (let token = peek(); token !== undefined && token !== ')' && token !== 'OR'; token = peek()) {
      if (token === 'AND') at += 1
      else parts.push(unary(field))
    }
    if (parts.length === 0) return () => 0
    return (document) => {
      let sum = 0
      for (const part of parts) {
        const fit = part(document)
        if (fit === 0) return 0
        sum += fit
      }
      return sum
    }
  }
  const unary = (field?: string): Matcher => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === 'NOT') return not(unary(field))
    if (token === '(') {
      const inner = either(field)
      at += 1
      return inner
    }
    if (token.endsWith(':') && peek() === '(') return unary(token.slice(0, -1))
    if (token.length > 1 && token.startsWith('-')) return not(term(token.slice(1), field))
    return term(token, field)
  }
  return tokens.length === 0 ? () => 0 : either()
}

const not =
  (matcher: Matcher): Matcher =>
  (document) =>
    matcher(document) > 0 ? 0 : 0.01

function term(token: string, outer?: string): Matcher {
  const [, ownField, rest = token] = /^(\w+):(.+)$/s.exec(token) ?? []
  const field = ownField?.toLowerCase() ?? outer
  if (field === 'self' || field === 'nsfw') {
    const wanted = /^(yes|true|1)$/i.test(rest)
    return (document) => (document[field] === wanted ? 0.01 : 0)
  }
  const isField = field !== undefined && fields.has(field)
  const words = searchable(isField ? rest : token)
  if (words.trim() === '') return () => 0.01
  // A word stands for its endings too: 'invoice' finds 'invoices' and 'invoiced'.
  const needle = token.includes('"') ? words : words.replace(/(?:s|ing|ed)? $/, '')
  const fitIn = (text: string) => (text.includes(needle) ? 1 : 0)
  if (isField) return (document) => fitIn(document[field as 'title'])
  return ({ title, selftext }) => fitIn(title) * 3 + fitIn(selftext)
}
