import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { shorten, stripHidden } from '../../platform/plain-text.ts'
import { readSelfNaming } from './read-self-naming.ts'
import { trimHtml } from './trim-html.ts'

const MAX_CHARACTERS = 6_000
const MAX_TITLE = 200
/** Readability takes a second for a tree of this weight. */
const MAX_WEIGHT = 30_000
const NOT_TEXT =
  '[hidden], template, svg, math, canvas, object, audio, video, select, datalist, dialog:not([open])'
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/i

/** What a reader sees of a page, as plain text of 6,000 characters at most, and how the page names and shows itself. */
export function extractReadableText(html: string) {
  const trimmed = trimHtml(html)
  const { document } = parseHTML(`<!doctype html><html><body>${trimmed.html}</body></html>`)
  const title = shorten(tidy(document.querySelector('title')?.textContent ?? ''), MAX_TITLE)
  const { name, icons } = readSelfNaming(document, title)
  for (const element of document.querySelectorAll(`title, ${NOT_TEXT}`)) element.remove()
  const whole = textOf(document.body)
  const main = whole && trimmed.weight <= MAX_WEIGHT ? articleOf(document) : ''
  // Made for articles, Readability may take one section of a product's page for the whole.
  const text = main.length > whole.length / 2 ? main : whole
  return { title, text: shorten(text, MAX_CHARACTERS), name, icons }
}

function articleOf(document: Document) {
  const readability = new Readability<Element>(document, { serializer: (element) => element as Element })
  const content = readability.parse()?.content
  return content ? textOf(content) : ''
}

function textOf(root: Element) {
  const parts: string[] = []
  const collect = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE)
      parts.push(stripHidden(node.textContent ?? '').replaceAll(/\s+/g, ' '))
    const block = node.nodeType === node.ELEMENT_NODE && !INLINE.test(node.nodeName)
    if (block) parts.push('\n')
    for (const child of node.childNodes) collect(child)
    if (block) parts.push('\n')
  }
  collect(root)
  return tidy(parts.join(''))
}

function tidy(text: string) {
  return stripHidden(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()
}
