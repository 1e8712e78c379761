import type { Mail } from './diary.ts'
import type { Me } from './move-in.ts'
import type { World } from './open-world.ts'
import { person } from './persona.ts'
import type { Kept, Logged } from './report/write-end.ts'

const WARNS = 40
const MOST_OF_MESSAGE = 80

/** Rows of hers, by table. */
export async function countKept({ rows }: World, { id }: Me): Promise<Kept[]> {
  const tables = await rows<{ table: string }>(
    `select distinct format('%I.%I', table_schema, table_name) as table from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where column_name = 'user_id' and table_type = 'BASE TABLE' and table_name !~ '_[0-9]{6}$' order by 1`,
  )
  const kept: Kept[] = []
  for (const { table } of tables) {
    const [counted] = await rows<{ count: number }>(
      `select count(*)::int as count from ${table} where user_id::text = $1`,
      [id],
    )
    kept.push({ table: table.replace(/^public\./, ''), rows: counted?.count ?? 0 })
  }
  return kept.filter(({ rows: count }) => count > 0)
}

/** What came to her by mail, the oldest first, by the date in its head. */
export async function readMails({ mails }: World): Promise<Mail[]> {
  const all = (await mails.list(person.email)) as unknown as {
    subject: string
    headers: Record<string, string>
  }[]
  return all
    .map(({ subject, headers }) => ({ subject, at: Date.parse(headers.date ?? '') }))
    .toSorted((a, b) => a.at - b.at)
}

/** Warnings and errors of the server and the worker, the most frequent first. */
export function readLogged({ aging }: World): Logged[] {
  const counts = new Map<string, number>()
  for (const line of aging.logged().split('\n')) {
    const { level, msg, reason, code, err } = parse(line)
    if (typeof level !== 'number' || level < WARNS) continue
    const what = [msg, reason, code, err?.message?.split('\n')[0]?.slice(0, MOST_OF_MESSAGE)]
      .filter(Boolean)
      .join(' ')
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return [...counts].map(([what, times]) => ({ what, times })).toSorted((a, b) => b.times - a.times)
}

function parse(line: string): {
  level?: unknown
  msg?: string
  reason?: string
  code?: string
  err?: { message?: string }
} {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
