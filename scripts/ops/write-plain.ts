export const when = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

// A terminal obeys control characters, and text directions can make a line read as something else.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

export const plain = (text: string) =>
  text.replace(UNSAFE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))

export const line = (text: string) => plain(text).replace(/\s+/g, ' ')
