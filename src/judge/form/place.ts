/** Where something stands in a text, as offsets of a string. */
export type Place = { start: number; end: number }
