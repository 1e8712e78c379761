/** Estimated by us where the provider didn't say, or the answer broke off. */
export type Usage = { inputTokens: number; outputTokens: number }

/** `usage` is there wherever something has to be paid for. */
export type ModelFailure = { usage?: Usage } & (
  | { kind: 'not_configured' }
  /** Too many requests or no credit left. */
  | { kind: 'throttled' }
  /** It can't be reached, fails, breaks off, or doesn't accept what we sent; with our key a person must help. */
  | { kind: 'unavailable'; cause: Error; needsPerson?: boolean }
  | { kind: 'timeout' }
  /** Whoever asked doesn't want it any more. */
  | { kind: 'aborted' }
  /** It answered, but with nothing, not to its end, or not in the shape we asked for. */
  | { kind: 'malformed' }
  | { kind: 'refused' }
)

/** `standIn` is the model that wrote a text, if it isn't the one that was asked and its server says so; Google's doesn't. */
export type ModelOutcome<T> = { kind: 'ok'; value: T; usage: Usage; standIn?: string } | ModelFailure

/** Between the two calls that one of ours may take: its limit came before its end. */
export type Cut = { kind: 'cut'; usage: Usage; text: string; standIn?: string }

const away = 'The writing service is not answering. Try again in a moment.'

/** What happened and what to do about it, for the user. */
export const modelSentences: Record<ModelFailure['kind'], string> = {
  not_configured: 'No writing service is set up here.',
  throttled: 'The writing service is busy. Try again in a minute.',
  unavailable: away,
  timeout: 'The writing service took too long. Try again in a moment.',
  aborted: 'You stopped this draft.',
  malformed: away,
  refused: 'The writing service refused this text.',
}
