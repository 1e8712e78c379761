import type { Provider } from '../create-model.ts'

export type End = 'stop' | 'length' | 'refusal'

/** What a provider publishes of its protocol. Every answer says that it read 21 tokens and wrote 7, of which 3 were thoughts. */
export type Dialect = {
  provider: Provider
  model: string
  paths: { text: string; object: string }
  /** With the key `key-1`. */
  headers: Record<string, string>
  /** What is sent for at most 200 tokens, and for an object of this schema. */
  limit: object
  format: (schema: object) => object
  stream: (pieces: string[], end: End) => string
  whole: (text: string, end: End) => object
  error: (type: string) => object
  /** How it says in the middle of a stream that it fails. */
  failing: object
  overloaded: number
}

export const events = (parts: object[]) =>
  parts.map((part) => `${nameOf(part)}data: ${JSON.stringify(part)}\n\n`).join('')

const nameOf = (part: object) =>
  'type' in part && typeof part.type === 'string' ? `event: ${part.type}\n` : ''
