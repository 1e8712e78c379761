import type { BodyBlock, BodyNode } from '../../adapters/content/post.ts'
import { safeHref } from '../../adapters/content/safe-href.ts'

const HEADING = /^(#{2,4}) (.+)$/
const ITEM = /^( *)(-|\d+\.) (.+)$/
const FENCE = /^```([\w+#.-]{0,32})$/
const MARK = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\][]+)\]\(([^)\s[]+)\)/g
const INDENT = 2

/**
 * The part of Markdown that our documents use, as the same nodes as a post's body, so that one component draws both:
 * headings, paragraphs, lists, quotes, fenced code; strong, emphasis, code and links. Anything else stays text.
 */
export function readMarkdown(text: string): BodyNode[] {
  const nodes: BodyNode[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const _key = `n${nodes.length}`
    if (!line.trim()) continue
    const fence = FENCE.exec(line)
    if (fence) {
      const end = lines.indexOf('```', at + 1)
      const code = lines.slice(at + 1, end < 0 ? undefined : end).join('\n')
      nodes.push({ _type: 'code', _key, ...(fence[1] && { language: fence[1] }), code })
      at = end < 0 ? lines.length : end
      continue
    }
    const [, hashes, heading] = HEADING.exec(line) ?? []
    if (hashes && heading) {
      nodes.push(block(_key, heading, { style: `h${hashes.length}` as 'h2' }))
      continue
    }
    // A paragraph, a quote or an item goes on until an empty line or until something else begins.
    const start = at
    while (at + 1 < lines.length && goesOn(lines[at + 1] ?? '')) at += 1
    const whole = lines.slice(start, at + 1)
    const [, indent, sign, item] = ITEM.exec(line) ?? []
    if (sign && item) {
      const level = Math.floor((indent?.length ?? 0) / INDENT) + 1
      const listItem = sign === '-' ? 'bullet' : 'number'
      nodes.push(block(_key, join([item, ...whole.slice(1)]), { listItem, level }))
    } else if (line.startsWith('> ')) {
      nodes.push(block(_key, join(whole.map((one) => one.replace(/^> ?/, ''))), { style: 'blockquote' }))
    } else nodes.push(block(_key, join(whole)))
  }
  return nodes
}

function goesOn(line: string) {
  return line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !FENCE.test(line)
}

const join = (lines: string[]) => lines.map((line) => line.trim()).join(' ')

type Shape = Partial<Pick<BodyBlock, 'style' | 'listItem' | 'level'>>

function block(_key: string, text: string, shape: Shape = {}): BodyBlock {
  const children: BodyBlock['children'] = []
  const markDefs: BodyBlock['markDefs'] = []
  const add = (part: string, marks: string[] = []) => {
    if (part) children.push({ _type: 'span', _key: `s${children.length}`, text: part, marks })
  }
  let done = 0
  for (const match of text.matchAll(MARK)) {
    const [all, strong, em, code, label, target] = match
    add(text.slice(done, match.index))
    done = match.index + all.length
    const href = safeHref(target)
    if (strong) add(strong, ['strong'])
    else if (em) add(em, ['em'])
    else if (code) add(code, ['code'])
    else if (label && href) {
      const key = `l${markDefs.length}`
      markDefs.push({ _type: 'link', _key: key, href, blank: false })
      add(label, [key])
    } else add(label ?? all)
  }
  add(text.slice(done))
  return { _type: 'block', _key, style: 'normal', ...shape, children, markDefs }
}
