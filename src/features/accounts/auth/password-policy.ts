import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { brand } from '../../../brand.ts'
import { MIN_PASSWORD_LENGTH } from '../schema.ts'

// 49,000 common passwords, names, words, keyboard walks and dates; nothing leaves the process.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: {
    ...english.translations,
    warnings: { ...english.translations.warnings, userInputs: 'Leave out your name, your email and ours.' },
  },
  // Its work grows faster than the password: 128 digits took a second. A password is no weaker than its beginning.
  maxLength: 32,
})

/** The estimator reckons with more than 10^10 guesses from here on. */
const MIN_SCORE = 4

/** Why a password is too weak, in sentences for the user; an empty list means that it will do. */
export function passwordProblems(password: string, about: { email: string; fullName?: string }): string[] {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return [`Use at least ${MIN_PASSWORD_LENGTH} characters; a few unrelated words are easy to remember.`]
  }
  const { score, feedback } = estimator.check(password, wordsAbout(about))
  if (score >= MIN_SCORE) return []
  const advice =
    feedback.suggestions.length > 0 ? feedback.suggestions : ['Add a word or two that nobody expects.']
  return [feedback.warning ?? 'This password is easy to guess.', ...advice]
}

export const BREACHED = 'This password appears in a known data breach. Choose another one.'

/** What someone who knows the owner would try first, whole and in pieces. */
function wordsAbout({ email, fullName = '' }: { email: string; fullName?: string }) {
  const pieces = [...email.split(/[@.]/), ...fullName.split(/\s+/)]
  const wholes = [brand.name, email, email.split('@')[0] ?? '', fullName, fullName.replaceAll(' ', '')]
  return [...wholes, ...pieces].filter((word) => word.length > 2)
}
