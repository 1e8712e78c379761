import { countWords } from '../../../judge/form/split-words.ts'

/** As Reddit shows it. */
export type Answer = { body: string; score: number }

const FEWEST_WORDS = 15
const GONE = /^\[(?:deleted|removed)\]$/

/** What someone took the time to write and others thought well of, best first. */
export const chooseAnswers = (comments: Answer[]) =>
  comments
    .map(({ body, score }) => ({ body: body.trim(), score }))
    .filter(({ body, score }) => score > 0 && !GONE.test(body) && countWords(body) >= FEWEST_WORDS)
    .toSorted((a, b) => b.score - a.score)
    .map(({ body }) => body)
