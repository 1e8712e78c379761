const MAX_DEPTH = 64
const MAX_ELEMENTS = 4_000
const MAX_TEXT = 60_000
const MAX_ATTRIBUTE = 100
const MAX_ADDRESS = 2_000

const TAG = /<(\/?)([a-z][a-z0-9:-]*)/iy
// Every part of it may be empty or end with the text, so that no input makes it try again.
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y
const RAW = new Set(['script', 'style', 'noscript', 'iframe', 'textarea', 'xmp', 'noembed', 'noframes'])
const VOID = new Set('area base br col embed hr img input link meta source wbr'.split(' '))
/** What a page says of itself, in the attributes of these two. */
const SELF_NAMING = new Set(['link', 'meta'])
const SELF_NAMING_ATTRIBUTES = new Set('rel href sizes type name property content'.split(' '))
/** Their end is often left out: the next of them is taken for it. */
const ENDLESS = new Set('p li dt dd tr td th thead tbody tfoot option'.split(' '))
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0/i

/**
 * One linear pass that keeps little but elements and text. The parser behind it takes minutes for a megabyte of nested
 * elements, and a second even for an honest one, so depth, elements and text are capped before it.
 */
export function trimHtml(html: string) {
  const outline = createOutline()
  let at = 0
  while (at < html.length && !outline.isFull()) {
    const open = html.indexOf('<', at)
    outline.text(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    TAG.lastIndex = open
    const tag = TAG.exec(html)
    if (tag) {
      const name = (tag[2] ?? '').toLowerCase()
      const { end, kept } = readAttributes(html, TAG.lastIndex, name)
      if (tag[1]) outline.close(name)
      else if (!RAW.has(name)) outline.open(name, kept)
      at = !tag[1] && RAW.has(name) ? endOfRaw(html, name, end) : end
    } else if (/[!?]/.test(html.charAt(open + 1))) {
      at = html.startsWith('<!--', open) ? endOf(html, '-->', open + 4) : endOf(html, '>', open)
    } else {
      outline.text('&lt;')
      at = open + 1
    }
  }
  return { html: outline.html(), weight: outline.weight() }
}

/** Elements that are closed in the order they were opened; what lies too deep is left out with its text. */
function createOutline() {
  const kept: string[] = []
  const stack: string[] = []
  let [tooDeep, elements, characters, weight] = [0, 0, 0, 0]
  const closeTop = () => kept.push(`</${stack.pop()}>`)
  return {
    isFull: () => elements >= MAX_ELEMENTS || characters >= MAX_TEXT,
    html: () => kept.join(''),
    /** Elements with each of their ancestors: what a walk from every element upwards costs. */
    weight: () => weight,
    text(text: string) {
      if (tooDeep > 0) return
      kept.push(text.slice(0, MAX_TEXT))
      characters += text.length
    },
    open(name: string, attributes: string) {
      elements += 1
      if (tooDeep === 0 && ENDLESS.has(name) && ENDLESS.has(stack.at(-1) ?? '')) closeTop()
      if (tooDeep > 0 || stack.length >= MAX_DEPTH) {
        if (!VOID.has(name)) tooDeep += 1
        return
      }
      kept.push(`<${name}${attributes}>`)
      weight += stack.length
      if (!VOID.has(name)) stack.push(name)
    },
    close(name: string) {
      if (VOID.has(name)) return
      if (tooDeep > 0) {
        tooDeep -= 1
        return
      }
      const place = stack.lastIndexOf(name)
      for (let left = place < 0 ? 0 : stack.length - place; left > 0; left -= 1) closeTop()
    },
  }
}

/**
 * Reads to the end of the tag and keeps what matters: a class and an id for Readability, whether it is hidden, and how a page names and
 * shows itself.
 */
function readAttributes(html: string, start: number, tag: string) {
  let [at, kept, hidden] = [start, '', '']
  const namesItself = SELF_NAMING.has(tag)
  const most = namesItself ? MAX_ADDRESS : 2 * MAX_ATTRIBUTE
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(html)
    if (!found) break
    at = ATTRIBUTE.lastIndex
    const name = found[1]?.toLowerCase()
    const value = found[2] ?? found[3] ?? found[4] ?? ''
    if (name === 'hidden' || (name === 'aria-hidden' && value !== 'false')) hidden = ' hidden'
    if (name === 'style' && HIDING_STYLE.test(value)) hidden = ' hidden'
    const matters = namesItself
      ? SELF_NAMING_ATTRIBUTES.has(name ?? '') && value.length < MAX_ADDRESS
      : (name === 'class' || name === 'id') && value.length < MAX_ATTRIBUTE
    // What would not fit is left out whole: half an attribute spoils the rest of the page.
    if (matters && kept.length + value.length < most) kept += ` ${name}="${value.replaceAll('"', '')}"`
  }
  return { end: endOf(html, '>', at), kept: kept + hidden }
}

const endOf = (html: string, mark: string, from: number) => {
  const place = html.indexOf(mark, from)
  return place < 0 ? html.length : place + mark.length
}

function endOfRaw(html: string, name: string, from: number) {
  const end = new RegExp(`</${name}[^>]*>?`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}
