/** Puts the focus into the text, on the words that are meant. */
export function selectSpan(field: HTMLTextAreaElement | HTMLInputElement, [start, end]: [number, number]) {
  field.focus()
  field.setSelectionRange(start, end)
}
