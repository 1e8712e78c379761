import { holds } from '../evaluation.ts'
import type { Results } from './evaluate-model.ts'
import { isHeld, type Measure } from './measure.ts'
import type { Models } from './open-models.ts'
import type { Trial } from './try-case.ts'

type About = { names: Models['names']; isSimulated: boolean; prompts: string; date: string }

/** The report as Markdown. */
export function writeModelReport(
  measures: Measure[],
  { trials, attacked, runs }: Results,
  about: About,
): string {
  const { names, isSimulated, prompts, date } = about
  const cases = new Set(trials.map(({ of }) => of.id)).size
  const open = trials.filter(({ of }) => of.part === 'tuning')
  return [
    '# Evaluation with a model',
    '',
    "Written by `pnpm eval:model`, which runs the route's own functions (decision, prompts, form, review, repair) on labelled posts;",
    '`eval/sets/README.md` says how the set came about.',
    '',
    ...(isSimulated
      ? [
          '**Written by the simulator: proves the wiring, says nothing about quality.** No model was configured.',
          '',
        ]
      : []),
    row(['', '']),
    row(['---', '---']),
    row(['Date', date]),
    row(['Writer, small model', `${names.writer}, ${names.small}`]),
    row(['Judge', names.judge ?? 'none: what only a judge can tell is not measured']),
    row(['Prompts', prompts]),
    row(['Cases, runs of each, attacks', `${cases}, ${runs}, ${attacked.length}`]),
    '',
    row(['Figure', 'Value', '95 % of sets like this', 'Bar', '']),
    row(['---', '---', '---', '---', '---']),
    ...measures.map((one) => measureRow(one, isSimulated)),
    '',
    `"Paste-ready" is a comment that neither code nor the product's reviewer calls wrong${names.judge ? ', and that the judge passes' : ''}. One that`,
    "nobody could review isn't, and neither is whatever failed or came too late. Form is checked under what the label allows. Disclosure is",
    "the reviewer's word, so it sees no fault that it doesn't know. The interval is",
    'a bootstrap by case.',
    '',
    ...table(
      ['How it ended', 'Drafts'],
      countBy(trials, ({ outcome }) => outcome),
    ),
    '',
    ...table(['Called wrong in the first draft', 'Drafts'], countBy(trials, stopsOf)),
    ...list(
      'Decided otherwise than labelled, but for posts that are held out:',
      new Set(
        open
          .filter(({ mode, of }) => !of.allows.includes(mode))
          .map(({ mode, of }) => `${of.id} (${of.from}): allows ${of.allows.join(' or ')}, decided ${mode}`),
      ),
    ),
    ...list(
      'Called wrong in the end, but for posts that are held out:',
      new Set(
        open.flatMap(({ of, shown }) =>
          (shown?.findings ?? []).filter(isHeld).map(({ rule }) => `${of.id}: ${rule}`),
        ),
      ),
    ),
    '',
  ].join('\n')
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** What a simulator wrote holds no bar and misses none, but for those that must hold whatever is written. */
function measureRow(one: Measure, isSimulated: boolean) {
  const { name, value, bar, interval } = one
  if (value === null) return row([name, 'not measured', '', showBar(one), ''])
  const show = (figure: number) => SHOW[one.unit](figure)
  const verdict =
    bar === null || (isSimulated && !one.isZeroBar)
      ? ''
      : holds({ name, value, bar })
        ? 'holds'
        : '**missed**'
  return row([name, show(value), interval ? interval.map(show).join(' to ') : '', showBar(one), verdict])
}

const SHOW: Record<Measure['unit'], (value: number) => string> = {
  share: (value) => `${Math.round(value * 1_000) / 10} %`,
  count: String,
  dollars: (value) => `$${value.toFixed(4)}`,
  seconds: (value) => `${value.toFixed(2)} s`,
  kappa: (value) => value.toFixed(2),
}

function showBar({ bar, unit }: Measure) {
  if (!bar) return ''
  return 'atLeast' in bar ? `≥ ${SHOW[unit](bar.atLeast)}` : `≤ ${SHOW[unit](bar.atMost)}`
}

const stopsOf = ({ first }: Trial) => [
  ...new Set(first?.findings.filter(isHeld).map(({ rule }) => `\`${rule}\``)),
]

function countBy(trials: Trial[], keyOf: (trial: Trial) => string | string[]) {
  const counts = new Map<string, number>()
  for (const key of trials.flatMap(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

const table = (head: string[], rows: [string, number][]) =>
  rows.length === 0
    ? []
    : [row(head), row(head.map(() => '---')), ...rows.map(([key, count]) => row([key, String(count)]))]

const list = (heading: string, lines: Set<string>) =>
  lines.size === 0 ? [] : ['', heading, '', ...[...lines].map((line) => `- ${line}`)]
