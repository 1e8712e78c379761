import { join } from 'node:path'
import type { Encoder } from '../../src/judge/sieve/encoder/encoder.ts'
import type { Evaluation, Figure } from '../evaluation.ts'
import { readSets } from '../recorded/labelled-sets.ts'
import { show } from '../write-report.ts'
import { measureSieve } from './measure-sieve.ts'

const SETS = join(import.meta.dirname, '../sets')

/** Misses by kind, most first, as they are on the half to tune by, and what would reach them. */
const LOST =
  'about half are in another language than the product, for which a larger encoder is needed; the others tell a story that names no need, ' +
  'which a model reads'
const TAKEN =
  'figures of speech, ordinary moves, diets and memories, and people who work with others in need; a model tells them apart'
const UNREAD =
  'rules that forbid all but one place, or wait for approval, and those that speak in jest or of others; a model reads them'
const FEW = 'reached on the half to tune by; so few entries vary by this much'

const BARS: Record<string, Pick<Figure, 'bar' | 'knownMiss'>> = {
  'Strong posts kept in the best 40 %': {
    bar: { atLeast: 0.95 },
    knownMiss: { why: LOST, atWorst: 0.6 },
  },
  'Order, NDCG@10': { bar: { atLeast: 0.68 } },
  'Sensitive posts found': { bar: { atLeast: 0.8 }, knownMiss: { why: FEW, atWorst: 0.7 } },
  'Look-alikes refused': { bar: { atMost: 0.15 }, knownMiss: { why: TAKEN, atWorst: 0.35 } },
  'Promotion bans found': {
    bar: { atLeast: 0.93 },
    knownMiss: { why: UNREAD, atWorst: 0.65 },
  },
  'Promotion bans, rightly': { bar: { atLeast: 0.6 }, knownMiss: { why: FEW, atWorst: 0.45 } },
  'Permissive rules read as permissive': { bar: { atLeast: 0.6 }, knownMiss: { why: FEW, atWorst: 0.45 } },
}

/** What remains without a model. The bars are for the half that nobody has looked at. */
export async function evaluateSieve(encoder: Encoder): Promise<Evaluation> {
  const tuning = await measureSieve(encoder, readSets(join(SETS, 'tuning')))
  const unseen = await measureSieve(encoder, readSets(join(SETS, 'unseen')))
  const figures = Object.values(unseen).flatMap((set) =>
    Object.entries(set).map(
      ([name, value]): Figure => ({ name, value, unseen: value, ...(BARS[name] ?? { bar: null }) }),
    ),
  )
  return {
    name: 'sieve',
    about: [
      'The local sieve, with no model at all: 300 posts for 12 products, 100 posts of people in trouble and look-alikes, and 80 rules in each',
      'half. Figures are of the unseen half, of which nothing but these totals was read; the table has the half to tune by, too.',
    ].join(' '),
    figures,
    table: [
      ['Set', 'Figure', 'To tune by', 'Unseen'],
      ...Object.entries(unseen).flatMap(([set, own]) =>
        Object.entries(own).map(([name, value]) => [set, name, show(tuning[set]?.[name]), show(value)]),
      ),
    ],
    misses: [],
  }
}
