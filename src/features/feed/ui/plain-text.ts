/**
 * Reddit's markdown without its signs, for where words are shown and nothing else. Strangers write the text, so no pattern
 * may read the same long stretch again and again.
 */
export function plainText(markdown: string) {
  return markdown
    .replaceAll(/!?\[([^\][\n]+)\]\([^)\s[]+\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}[ \t]+|(?:>[ \t]?)+)/gm, '')
    .replaceAll(/(\*{1,3}|~~)(?=\S)([^\n]{0,200}?\S)\1/g, '$2')
    .replaceAll(/(?<!\w)_(?=\S)([^_\n]*\S)_(?!\w)/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\\([\\*_~`#>[\]()!.-])/g, '$1')
}
