import { findWrong } from '../../src/features/drafts/judge/find-wrong.ts'
import { swapSentences } from '../../src/features/drafts/judge/swap-sentences.ts'
import type { Repair } from '../../src/features/drafts/prompts/repair.v2.ts'
import type { Finding } from '../../src/features/drafts/schema.ts'
import { type Sentence, splitSentences } from '../../src/judge/form/split-sentences.ts'
import { isGood, type LintEntry } from '../evaluate-lint.ts'
import type { Measured } from './measure-judge.ts'

const LINKED = 'Written anew.\n\nSee https://elsewhere.example for more. And then some.'

/** Menders that do harm where they can: to every sentence, to the one they were asked about, and by taking that one out. */
const menders: ((sentences: number, asked: number[]) => Repair['sentences'])[] = [
  (sentences) => Array.from({ length: sentences + 1 }, (_, at) => ({ at, text: LINKED })),
  (_, asked) => asked.map((at) => ({ at, text: LINKED })),
  (_, asked) => asked.map((at) => ({ at, text: '' })),
]

/** Each sentence of each good draft in turn is called wrong, and a mender does its worst: the others must stay as they were. */
export function measureRepairs(drafts: LintEntry[]): Measured {
  const good = drafts.filter(isGood)
  const repairs = good.flatMap(({ title, text }) => {
    const sentences = splitSentences(text)
    return sentences.flatMap((called, at) => {
      const wrong = findWrong({ title, content: text }, [callWrong(called)])
      const asked = wrong.map((one) => one.at)
      return menders.map((mend) => {
        const mended = swapSentences({ title, content: text }, wrong, {
          sentences: mend(sentences.length, asked),
        })
        const others = sentences.toSpliced(at, 1)
        return {
          isTaken: mended !== null,
          changed: mended
            ? countChanged(others, mended.draft.content) + Number(mended.draft.title !== title)
            : 0,
        }
      })
    })
  })
  return {
    figures: {
      'Repairs tried': repairs.length,
      'Repairs that change a sentence': repairs.filter(({ isTaken }) => isTaken).length,
      'Sentences changed that nobody had called wrong': repairs.reduce(
        (sum, { changed }) => sum + changed,
        0,
      ),
    },
    measured: good.length,
    of: good.length,
  }
}

const callWrong = ({ start, end }: Sentence): Finding => ({
  rule: 'overclaim',
  level: 'fault',
  message: "Says something we can't find in your facts.",
  fix: null,
  field: 'content',
  span: [start, end],
  repair: null,
})

/** How many of these sentences no longer stand in the text, word for word and in their order. */
function countChanged(sentences: Sentence[], content: string) {
  let from = 0
  return sentences.filter(({ text }) => {
    const at = content.indexOf(text, from)
    if (at >= 0) from = at + text.length
    return at < 0
  }).length
}
