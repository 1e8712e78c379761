import { type Evaluation, type Figure, holds } from './evaluation.ts'

/** Figures by evaluation and name, as they were when a set was first tried. */
export type FirstScores = Record<string, Record<string, number>>

/** The report as Markdown: each figure as it first was and as it is now, so that nobody takes tuning for skill. */
export function writeReport(done: Evaluation[], first: FirstScores): string {
  return [
    '# Evaluation',
    '',
    'Written by `pnpm eval`. "First" is the score when a set was tried for the first time, before anybody had looked at what was',
    'missed; "unseen" is on entries kept apart while mending by the others, the nearest to a score in the world; "now" is after mending',
    'by all, so it flatters. `eval/sets/README.md` says how the sets came about.',
    ...done.flatMap((one) => ['', ...section(one, first[one.name] ?? {})]),
    '',
  ].join('\n')
}

function section(
  { name, about, figures, table, misses }: Evaluation,
  first: Record<string, number>,
): string[] {
  const [head = [], ...rows] = table
  return [
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    about,
    '',
    row(['Figure', 'First', 'Unseen', 'Now', 'Bar', '']),
    row(['---', '---', '---', '---', '---', '---']),
    ...figures.map((figure) =>
      row([
        figure.name,
        show(first[figure.name]),
        show(figure.unseen),
        show(figure.value),
        showBar(figure),
        holds(figure) ? 'holds' : `**missed**${figure.knownMiss ? `: ${figure.knownMiss.why}` : ''}`,
      ]),
    ),
    '',
    row(head),
    row(head.map(() => '---')),
    ...rows.map(row),
    ...(misses.length > 0 ? ['', 'Judged otherwise than labelled:', ''] : []),
    ...misses.map(({ id, wanted, got }) => `- ${id}: labelled ${wanted}, judged ${got}`),
  ]
}

export const row = (cells: string[]) => `| ${cells.join(' | ')} |`
export const show = (value: number | undefined) =>
  value === undefined ? '–' : String(Math.round(value * 1_000) / 1_000)

export function showBar({ bar }: Pick<Figure, 'bar'>) {
  if (!bar) return ''
  return 'atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`
}
