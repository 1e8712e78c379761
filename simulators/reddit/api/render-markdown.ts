const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The HTML that Reddit adds to a text: paragraphs, links and emphasis are all that matters here. */
export function renderMarkdown(text: string) {
  const paragraphs = escape(text)
    .split(/\n{2,}/)
    .map((part) =>
      part
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/(https?:\/\/[^\s)]+)/g, '<a href="$1">$1</a>'),
    )
  return `<!-- SC_OFF --><div class="md"><p>${paragraphs.join('</p>\n\n<p>')}</p>\n</div><!-- SC_ON -->`
}
