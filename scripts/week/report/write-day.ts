import { longReason, shortReason } from '../../../src/features/today/ui/words/short-reason.ts'
import { groupNames } from '../../../src/features/today/ui/words/write-group.ts'
import { allowanceWords } from '../../../src/features/today/ui/words/describe-allowance.ts'
import type { Thread } from '../../../src/features/today/schema.ts'
import type { Seen } from '../check-promises.ts'
import type { Act, Diary, Mail, Session } from '../diary.ts'
import { dateOf } from '../week-time.ts'
import { cutTitle } from '../write-thread.ts'
import { clock, longDate } from './write-times.ts'
import { writeCame } from './write-came.ts'

const MOST_ROWS = 5

type Parts = { diary: Diary; seen: Seen; mails: Mail[] }

export function writeDay({ diary, seen, mails }: Parts, date: string) {
  const sessions = diary.sessions.filter(({ at }) => dateOf(at) === date)
  const told = mails.filter(({ at }) => dateOf(at) === date)
  const came = writeCame({ diary, seen }, date)
  const coming = sessions[0]?.coming ?? []
  return [
    `### ${longDate(date)}`,
    '',
    ...sessions.flatMap(writeSession),
    ...(told.length > 0
      ? [`- **Mail**: ${told.map(({ at, subject }) => `${clock(at)} “${subject}”`).join(' · ')}`]
      : []),
    ...(coming.length > 0 ? [`- **Coming up**: ${coming.join(' · ')}`] : []),
    ...(came.length > 0 ? ['- **What came of it**:', ...came.map((line) => `  - ${line}`)] : []),
    '',
  ]
}

function writeSession({ at, headline, groups, rows, beyond, hint, acts, after, waiting }: Session) {
  const counts = Object.entries(groups)
    .filter(([, count]) => count > 0)
    .map(([group, count]) => `${groupNames[group as Thread['group']]} ${count}`)
  if (beyond > 0) counts.push(`${beyond} more behind a button`)
  if (waiting > 0) counts.push(`${waiting} being read`)
  const told = `**${clock(at)}.** Today says: “${headline}”${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`
  return [
    hint ? `${told} Of mentions it says: “${hint}”` : told,
    '',
    ...(rows.length > 0
      ? [
          '| thread | community | why | allowance |',
          '|---|---|---|---|',
          ...rows.slice(0, MOST_ROWS).map(writeRow),
        ]
      : []),
    ...(rows.length > MOST_ROWS ? [`| and ${rows.length - MOST_ROWS} more | | | |`] : []),
    ...(rows.length > 0 ? [''] : []),
    ...(acts.length > 0 ? [`She ${list.format(writeActs(acts))}. Then it says: “${after}”`, ''] : []),
  ]
}

/** What she dismissed is told in one go. */
function writeActs(acts: Act[]) {
  const dismissed = acts.filter(({ did }) => did === 'dismissed').map(({ text }) => text)
  const others = acts.filter(({ did }) => did !== 'dismissed').map(({ text }) => text)
  const [first] = dismissed
  if (!first) return others
  const count = dismissed.length
  return [
    ...others,
    `dismissed ${count === 1 ? first : `${count} threads, such as ${first},`} as “Not my topic”`,
  ]
}

function writeRow({ post, fit, allowance, product }: Thread) {
  const why = fit.state === 'judged' ? `${shortReason(fit)}: ${longReason(fit)}` : shortReason(fit)
  const cells = [
    cutTitle(post.title),
    `r/${post.subreddit}, ${product.name}`,
    why,
    allowanceWords[allowance].text,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

const list = new Intl.ListFormat('en-US')
