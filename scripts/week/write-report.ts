import { writeFile } from 'node:fs/promises'
import type { Entry } from '../../src/features/activity/schema.ts'
import type { Seen } from './check-promises.ts'
import type { Diary, Mail } from './diary.ts'
import { type Kept, type Logged, writeKept, writeWrong } from './report/write-end.ts'
import { writeCame } from './report/write-came.ts'
import { writeDay } from './report/write-day.ts'
import { writeIntro } from './report/write-intro.ts'
import { writeLearned, writeSurvival } from './report/write-results.ts'
import { longDate } from './report/write-times.ts'
import { addDays } from './week-time.ts'

const FILE = 'docs/a-week.md'

type Parts = {
  diary: Diary
  seen: Seen
  broken: string[]
  mails: Mail[]
  entries: Entry[]
  kept: Kept[]
  logged: Logged[]
  stops: number
  minutes: number
}

export async function writeReport({ diary, seen, mails, entries, kept, logged, ...made }: Parts) {
  const days = Array.from({ length: 7 }, (_, day) => addDays(diary.monday, day))
  const after = Array.from({ length: 7 }, (_, day) => addDays(diary.monday, 7 + day))
  const lines = [
    ...writeIntro(diary, made),
    '## Day by day',
    '',
    ...days.flatMap((date) => writeDay({ diary, seen, mails }, date)),
    '### The week after',
    '',
    'She did nothing anymore. The product looked on:',
    '',
    ...after.flatMap((date) =>
      writeCame({ diary, seen }, date).map((line) => `- ${longDate(date)}, ${line}`),
    ),
    '',
    ...writeSurvival(diary, entries),
    ...writeLearned(diary),
    ...writeKept(diary, kept),
    ...writeWrong(diary, logged),
  ]
  await writeFile(FILE, `${lines.join('\n').trimEnd()}\n`)
  return FILE
}
