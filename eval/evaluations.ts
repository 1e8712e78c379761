import { descriptionEntry, evaluateDescriptions } from './evaluate-descriptions.ts'
import { evaluateFit, labelledFeed } from './evaluate-fit.ts'
import { attackEntry, evaluateInjection } from './evaluate-injection.ts'
import { evaluateLint, lintEntry } from './evaluate-lint.ts'
import { evaluateRanking } from './evaluate-ranking.ts'
import { evaluateRules, labelledRule } from './evaluate-rules.ts'
import type { Evaluation } from './evaluation.ts'
import { readSet } from './read-set.ts'

const judgeDrafts = () =>
  evaluateLint({
    tuning: [...readSet('lint.json', lintEntry), ...readSet('tuning/lint.json', lintEntry)],
    unseen: readSet('unseen/lint.json', lintEntry),
  })
const readRules = () => evaluateRules(readSet('rules.json', labelledRule))
const withstandAttacks = () =>
  evaluateInjection({
    tuning: readSet('tuning/injection.json', attackEntry),
    unseen: readSet('unseen/injection.json', attackEntry),
  })
const keepDescriptions = () =>
  evaluateDescriptions(
    readSet('descriptions.json', descriptionEntry),
    readSet('tuning/injection.json', attackEntry),
  )
const judgeRanking = () => evaluateRanking(readSet('fit.json', labelledFeed))
const judgeFits = () => evaluateFit(readSet('fit.json', labelledFeed))

/** Everything that `pnpm eval` measures; a further set is a further function. */
export const evaluations: (() => Evaluation | Promise<Evaluation>)[] = [
  judgeDrafts,
  readRules,
  withstandAttacks,
  keepDescriptions,
  judgeFits,
  judgeRanking,
]
