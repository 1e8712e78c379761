/** What models have written, in one text. */
export const joinWritten = (...parts: (string | null)[]) => parts.filter(Boolean).join('\n')
