const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function readSentences(text: string) {
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.!?]["')]?$/.test(sentence))
}

/** What a prompt quotes between `<<<name>>>` and `<<<end name>>>`. */
export function readQuotation(prompt: string) {
  return /<<<([\w-]+)>>>\n([\s\S]*)\n<<<end \1>>>/.exec(prompt)?.[2]
}
