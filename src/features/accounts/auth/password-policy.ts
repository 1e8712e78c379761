import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { brand } from '../../../brand.ts'
import { MIN_PASSWORD_LENGTH } from '../schema.ts'

// 49,000 common passwords, names, words, keyboard walks and dates; nothing leaves the process.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  // Its work grows faster than the password: 128 digits took a second. A password is no weaker than its beginning.
  maxLength: 32,
})

/** Below this the estimator reckons with fewer than 10^8 guesses. */
const MIN_SCORE = 2

/** Why a password is too weak, in sentences for the user; an empty list means that it will do. */
export function passwordProblems(password: string, about: { email: string; fullName?: string }): string[] {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return [`Use at least ${MIN_PASSWORD_LENGTH} characters; a few unrelated words are easy to remember.`]
  }
  const known = [brand.name, ...about.email.split(/[@.]/), ...(about.fullName ?? '').split(/\s+/)]
  const { score, feedback } = estimator.check(
    password,
    known.filter((word) => word.length > 2),
  )
  if (score >= MIN_SCORE) return []
  return [feedback.warning ?? 'This password is easy to guess.', ...feedback.suggestions].map(sentence)
}

export const BREACHED = 'This password appears in a known data breach. Choose another one.'

function sentence(text: string) {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
