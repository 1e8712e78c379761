const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 has no way to write most control characters, so a text that holds one would break the whole file.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function escapeXml(text: string) {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
