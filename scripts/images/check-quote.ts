import type { Guide } from './dataset.ts'

// Code blocks keep the straight apostrophe of a keyboard.
const plain = (text: string) =>
  text
    .replaceAll('’', "'")
    .replaceAll(/<br \/>|\s+/g, ' ')
    .trim()

/** A cover quotes its guide. When the guide is edited, the cover may not go on saying the old words. */
export function checkQuote(cover: string, { slug, text }: Guide): void {
  const marked = [...cover.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, quote]) => plain(quote ?? ''))
  const [quote] = marked
  if (marked.length !== 1 || !quote) throw new Error(`The cover of ${slug} must mark exactly one phrase`)
  if (!plain(text).includes(quote))
    throw new Error(`The cover of ${slug} marks “${quote}”, which its guide never says`)
}
