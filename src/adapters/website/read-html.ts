import { decodeHtml } from './decode-html.ts'
import { extractReadableText } from './extract-readable-text.ts'

/** What a reader sees of a page that came as these bytes. */
export const readHtml = (bytes: Uint8Array, contentType: string) =>
  extractReadableText(decodeHtml(Buffer.from(bytes), contentType))
