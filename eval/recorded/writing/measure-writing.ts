import { saysItsTheirs } from '../../../src/features/drafts/judge/says-its-theirs.ts'
import type { Finding } from '../../../src/features/drafts/schema.ts'
import { countWords } from '../../../src/judge/form/split-words.ts'
import { detectLanguage } from '../../../src/judge/sieve/detect-language.ts'
import { mean } from '../../rank.ts'
import type { Replay } from '../ask-in-batches.ts'
import type { Measured } from '../measure-judge.ts'
import { readExamplePrices } from './read-example-prices.ts'
import { type Written, writeCase } from './write-case.ts'
import type { WritingCase } from './writing-case.ts'

export type MeasuredWriting = Record<WritingCase['task'], Measured>

/** What comes of each thing to write, by its kind, as the person who asked for it would see it. */
export async function measureWriting(replay: Replay, cases: WritingCase[]): Promise<MeasuredWriting> {
  const prices = readExamplePrices()
  const measure = async (task: WritingCase['task']): Promise<Measured> => {
    const own = cases.filter((one) => one.task === task)
    const ended: Awaited<ReturnType<typeof writeCase>>[] = []
    for (const one of own) ended.push(await writeCase(replay, prices, one))
    const known = ended.filter((one) => one !== 'unrecorded')
    return { figures: figuresOf(known), measured: known.length, of: own.length }
  }
  return {
    comment: await measure('comment'),
    post: await measure('post'),
    rewrite: await measure('rewrite'),
  }
}

const MICROS_PER_CENT = 10_000

/** Shares of what was written, unless they say otherwise; nothing where nothing was asked for. */
export function figuresOf(known: (Written | null)[]): Record<string, number> {
  if (known.length === 0) return {}
  const drafts = known.filter((one) => one !== null)
  const naming = drafts.filter(({ shown }) => shown.named)
  const mayName = drafts.filter(({ given }) => given.mode === 'mention_disclosed')
  const foreign = drafts.filter(({ of }) => of.lang !== 'en')
  // So few words could be of any language.
  const told = drafts.filter((one) => languageOf(one) !== null)
  const cents = drafts.map(({ micros }) => micros / MICROS_PER_CENT)
  return {
    'No draft came of it': known.length - drafts.length,
    ...part('Shown as ready', drafts, isReady),
    ...part('Shown as ready, not in English', foreign, isReady),
    ...part('Shown as ready, without a repair', drafts, (one) => isReady(one) && !isRepaired(one)),
    ...part('Repaired', drafts, isRepaired),
    ...part('With a suggestion', drafts, (one) => worstOf(one) === 'advice'),
    ...part('Called wrong', drafts, (one) => worstOf(one) === 'fault'),
    ...part('Locked', drafts, (one) => worstOf(one) === 'lock'),
    ...part('Not fully checked', drafts, isUnread),
    ...part('Named, of those that may', mayName, ({ shown }) => shown.named),
    ...part('Disclosed word for word, of those that name it', naming, isWordForWord),
    ...part('Disclosed in other words, as the reviewer says', naming, isInOtherWords),
    ...part('In the language of the case', told, (one) => languageOf(one) === one.of.lang),
    ...(drafts.length > 0 && {
      'Words, median': median(drafts.map(({ shown }) => countWords(shown.draft.content))),
      'Cost in cents, mean': mean(cents),
      'Cost in cents, highest': Math.max(...cents),
    }),
  }
}

/** A share of nothing says nothing. */
const part = (name: string, of: Written[], is: (one: Written) => boolean) =>
  of.length > 0 && { [name]: of.filter(is).length / of.length }

const findingsOf = ({ shown }: Written): Finding[] => [...shown.findings, ...(shown.review?.findings ?? [])]

const LEVELS = ['lock', 'fault', 'advice'] as const
const worstOf = (one: Written) =>
  LEVELS.find((level) => findingsOf(one).some((finding) => finding.level === level)) ?? null

/** Points to make are not reviewed. */
const isUnread = ({ given, shown }: Written) => shown.review === null && given.mode !== 'notes_only'
const isReady = (one: Written) => worstOf(one) === null && !isUnread(one)
const isRepaired = ({ shown }: Written) => shown.swaps.length > 0
const languageOf = ({ shown }: Written) => detectLanguage(shown.draft.content)
const isWordForWord = ({ given, shown }: Written) => saysItsTheirs(shown.draft, given)
const isInOtherWords = (one: Written) => one.shown.review?.disclosed === true && !isWordForWord(one)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0
