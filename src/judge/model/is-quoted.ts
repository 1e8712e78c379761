/** Whether a model's quote stands in the text. Models straighten quotation marks and join lines, which changes nothing in what was said. */
export function isQuoted(quote: string, text: string) {
  const wanted = plain(quote)
  return wanted !== '' && plain(text).includes(wanted)
}

const plain = (text: string) =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()
