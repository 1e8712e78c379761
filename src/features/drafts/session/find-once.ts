/** Where the words stand, if they stand there exactly once. */
export function findOnce(text: string, words: string) {
  const at = text.indexOf(words)
  return words !== '' && at >= 0 && text.lastIndexOf(words) === at ? at : undefined
}
