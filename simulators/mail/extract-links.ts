const anchorHref = /<a\s(?:[^>]*?\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const textUrl = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/gi

/** Web addresses in reading order, each once: those of the HTML's anchors, else those in the text. */
export function extractLinks({ html, text }: { html: string; text: string }) {
  const found = html
    ? [...html.matchAll(anchorHref)].map(([, double, single, bare]) =>
        decodeEntities(double ?? single ?? bare ?? ''),
      )
    : (text.match(textUrl) ?? [])
  return [...new Set(found.filter((link) => /^https?:\/\//i.test(link)))]
}

const named: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

function decodeEntities(value: string) {
  return value
    .trim()
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|quot|apos|lt|gt));/gi, (_, decimal, hex, name) => {
      if (name) return named[name.toLowerCase()] ?? ''
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
    })
}
