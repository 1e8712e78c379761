/** The text without this part of it, nor the mark of the list item that it was. */
export function cutOut(text: string, [from, to]: [number, number]): string {
  const mark = /(?:^|\n)[ \t]*(?:[-*+•>]|\d+[.)])[ \t]*$/.exec(text.slice(0, from))
  const before = text.slice(0, mark ? mark.index : from)
  const after = text.slice(to).replace(/^[ \t]+/, '')
  // A line of its own goes with its line break.
  if (before === '' || before.endsWith('\n')) return before + after.replace(/^\n/, '')
  return /\s$/.test(before) || after.startsWith('\n') ? before + after : `${before} ${after}`
}

/** Without what a cut leaves behind: empty brackets, doubled spaces and lines. */
export const tidy = (text: string) =>
  text
    .replaceAll(/\(\s*\)|\[\s*\]|<\s*>/g, '')
    .replaceAll(/(?<=\S)[ \t]{2,}/g, ' ')
    .replaceAll(/[ \t]+(?=[.,;!?)](?:\s|$))/g, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
