/** What Reddit takes for a title, and what is kept of a text. */
export const MAX_TITLE = 300
export const MAX_CONTENT = 20_000
