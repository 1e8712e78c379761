import { disclosureEntry, evaluateDisclosure } from './evaluate-disclosure.ts'
import { descriptionEntry, evaluateDescriptions } from './evaluate-descriptions.ts'
import { evaluateFit, labelledFeed } from './evaluate-fit.ts'
import { attackEntry, evaluateInjection } from './evaluate-injection.ts'
import { evaluateLint, lintEntry } from './evaluate-lint.ts'
import { evaluateRanking } from './evaluate-ranking.ts'
import { evaluateRules, labelledRule } from './evaluate-rules.ts'
import { evaluateWarnings } from './evaluate-warnings.ts'
import type { Evaluation } from './evaluation.ts'
import { readSet } from './read-set.ts'

const judgeDrafts = () => evaluateLint(readSet('lint.json', lintEntry))
const judgeDisclosures = () => evaluateDisclosure(readSet('disclosure.json', disclosureEntry))
const readRules = () => evaluateRules(readSet('rules.json', labelledRule))
const withstandAttacks = () => evaluateInjection(readSet('tuning/injection.json', attackEntry))
const keepDescriptions = () =>
  evaluateDescriptions(
    readSet('descriptions.json', descriptionEntry),
    readSet('tuning/injection.json', attackEntry),
  )
const judgeWarnings = () => evaluateWarnings(readSet('lint.json', lintEntry))
const judgeRanking = () => evaluateRanking(readSet('fit.json', labelledFeed))
const judgeFits = () => evaluateFit(readSet('fit.json', labelledFeed))

/** Everything that `pnpm eval` measures; a further set is a further function. */
export const evaluations: (() => Evaluation | Promise<Evaluation>)[] = [
  judgeDrafts,
  judgeWarnings,
  judgeDisclosures,
  readRules,
  withstandAttacks,
  keepDescriptions,
  judgeFits,
  judgeRanking,
]
