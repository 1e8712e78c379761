import type { Diary } from '../diary.ts'
import { writeClock } from '../week-time.ts'

export type Kept = { table: string; rows: number }
export type Logged = { what: string; times: number }

/** What is left two weeks after the first day. */
export function writeKept({ searches }: Diary, kept: Kept[]) {
  return [
    '## What is kept in the end',
    '',
    'Rows that belong to her, or hang on what does, when the week after was over:',
    '',
    '| table | rows |',
    '|---|---|',
    ...kept.map(({ table, rows }) => `| ${table} | ${rows} |`),
    '',
    'Titles, texts and authors of posts, and replies, were looked for in every row of every table and in every key of Redis. What was written more than',
    '48 hours before must not be there, up to two minutes after a stop. Pages of Reddit in the cache count from when they were read: a thread in which',
    'she has commented is read again, however old what stands in it.',
    '',
    '| when | older than 48 hours | found | in pages just read again | younger, may be there |',
    '|---|---|---|---|---|',
    ...searches.map(
      ({ at, looked, young, readAgain, found }) =>
        `| ${writeClock(at)} | ${looked} | ${found.length} | ${readAgain} | ${young} |`,
    ),
    '',
  ]
}

/** What went wrong, or looks wrong, by the data. */
export function writeWrong({ sessions, troubles, own }: Diary, logged: Logged[]) {
  const quiet = sessions.filter(({ headline }) => headline.startsWith('Nothing'))
  const guessed = sessions.flatMap(({ rows }) => rows).filter(({ fit }) => fit.state !== 'judged')
  const shown = sessions.flatMap(({ rows }) => rows)
  const unread = own.filter((one) => !one.isReviewed)
  return [
    '## What went wrong, or looks wrong',
    '',
    `- **Looks with nothing on the list**: ${[`${quiet.length} of ${sessions.length}`, ...quiet.map(({ at }) => writeClock(at))].join(', ')}.`,
    `- **Only a quick look**: ${guessed.length} of the ${shown.length} rows that were shown. A real model would have read those posts.`,
    `- **Comments that no model reviewed** before they were posted: ${unread.length} of ${own.length}.`,
    ...troubles.map((trouble) => `- ${trouble}`),
    ...logged.map(({ what, times }) => `- Logged as a warning or an error, ${times} times: \`${what}\``),
    '',
  ]
}
