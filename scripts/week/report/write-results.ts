import type { Entry } from '../../../src/features/activity/schema.ts'
import { stateLooks, writeRule, writeUpFor } from '../../../src/features/activity/ui/words/write-outcome.ts'
import { writeShare } from '../../../src/features/activity/ui/words/write-share.ts'
import { writeLikely, writeRemovals } from '../../../src/features/activity/ui/words/write-survival.ts'
import type { Thread } from '../../../src/features/today/schema.ts'
import {
  countHabit,
  describeHabit,
  describeWatched,
} from '../../../src/features/today/ui/words/describe-learned.ts'
import type { Diary } from '../diary.ts'
import { cutTitle } from '../write-thread.ts'

/** Activity at the end: what is still up, community by community. */
export function writeSurvival({ survival }: Diary, entries: Entry[]) {
  const removed = entries.filter(({ outcome }) => outcome.state === 'removed')
  return [
    '## What is still up',
    '',
    `${entries.length} comments, answers to replies among them. ${writeShare(entries) ?? ''}`,
    '',
    '| community | up | removed | as Activity says it |',
    '|---|---|---|---|',
    ...survival.map(
      (one) =>
        `| r/${one.subreddit} | ${one.up} | ${one.removed} | ${[writeLikely(one), writeRemovals(one)].filter(Boolean).join('. ')} |`,
    ),
    '',
    ...removed.map(({ subreddit, excerpt, outcome }) => {
      const words = [
        writeUpFor(outcome.upForMinutes),
        writeRule(outcome.rule),
        outcome.rule && `“${outcome.rule.quote}”`,
      ]
      return `- ${stateLooks[outcome.state].label} in r/${subreddit}, “${cutTitle(excerpt ?? '')}”: ${words.filter(Boolean).join(' ')}`
    }),
    '',
  ]
}

/** What was learned, and what that changes on the last evening. */
export function writeLearned({ learned }: Diary) {
  if (!learned) return []
  const { habits, watching } = learned.learned
  const [withIt, without] = [learned.withIt, learned.without].map((threads) =>
    threads.map(({ post }) => post.id),
  )
  const isSame = withIt?.join() === without?.join()
  return [
    '## What it learned',
    '',
    'As “What Today learned” had it on Sunday evening:',
    '',
    ...habits.map((habit) => `- **${describeHabit(habit)}**: ${countHabit(habit)}`),
    ...(habits.length === 0 ? ['- Nothing that is sure enough to act on.'] : []),
    ...watching.map((counted) => `- Not enough yet. ${describeWatched(counted)}`),
    '',
    ...(isSame
      ? [`Without it Sunday evening’s list of ${withIt?.length ?? 0} stands in the same order.`, '']
      : [
          '| Sunday evening, with it | without it |',
          '|---|---|',
          ...pair(learned.withIt, learned.without),
          '',
        ]),
  ]
}

const pair = (withIt: Thread[], without: Thread[]) =>
  withIt.map((thread, nth) => `| ${row(thread)} | ${without[nth] ? row(without[nth]) : ''} |`)

const row = ({ post, lowered }: Thread) =>
  `${cutTitle(post.title).replaceAll('|', '\\|')} (r/${post.subreddit})${lowered ? ', lowered' : ''}`
