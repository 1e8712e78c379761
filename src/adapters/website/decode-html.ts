const MENTION = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,40})/i
const LOOK_AT_BYTES = 1_024

/** The text in the charset that the header names, else the page itself, else UTF-8. */
export function decodeHtml(bytes: Buffer, contentType: string) {
  const head = bytes.subarray(0, LOOK_AT_BYTES).toString('latin1')
  const named = /charset\s*=\s*"?([\w-]{2,40})/i.exec(contentType) ?? MENTION.exec(head)
  return createDecoder(named?.[1] ?? 'utf-8').decode(bytes)
}

function createDecoder(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
