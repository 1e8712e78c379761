// Words are taken whole, so that an underscore inside one begins nothing.
const WORD_OR_SLANTED = /[^\W_]\w*|_([^\s_](?:[^_\n]*[^\s_])?)_/g

/**
 * Reddit's markdown without its signs, for where words are shown and nothing else. Strangers write the text, so no pattern
 * may read the same long stretch again and again.
 */
export function plainText(markdown: string) {
  return markdown
    .replaceAll(/!?\[([^\][\n]+)\]\([^)\s[]+\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}[ \t]+|(?:>[ \t]?)+)/gm, '')
    .replaceAll(/(\*{1,3}|~~)(?=\S)([^\n]{0,200}?\S)\1/g, '$2')
    .replaceAll(WORD_OR_SLANTED, withoutUnderscores)
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\\([\\*_~`#>[\]()!.-])/g, '$1')
}

function withoutUnderscores(found: string, inside: string | undefined, at: number, text: string) {
  const beside = `${text[at - 1] ?? ''}${text[at + found.length] ?? ''}`
  return inside === undefined || /\w/.test(beside) ? found : inside
}
