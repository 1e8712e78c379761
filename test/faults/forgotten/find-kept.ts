import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AgingStack } from './aging-stack.ts'
import { findInFiles, findInRedis, findInTables, findInText } from './find-words.ts'
import { words } from './written-words.ts'

/** Where strangers' words may be for two days, too. */
export const findLive = async ({ stack, redis }: AgingStack) => [
  ...(await findInTables(stack.superuser, words, 'all')),
  ...(await findInRedis(redis, words)),
]

/** What may be kept for longer than two days: logs, files, what PostgreSQL writes down, and the copies that are made of it. */
export async function findKept({ stack, postgres, redisFolder, logged }: AgingStack, copy: string) {
  const { superuser, databaseUrl, env } = stack
  await superuser.query('analyze')
  const { rows } = await superuser.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  const archive = join(postgres.folder, 'archive')
  await expect.poll(() => readdir(archive)).toContain(rows[0]?.name)
  const backup = await postgres.makeFolder(`backup-${copy}`)
  await postgres.call('pg_basebackup', ['-d', postgres.url, '-D', backup, '-c', 'fast', '-X', 'none'])
  const dump = await postgres.makeFolder(`dump-${copy}`)
  const dumped = join(dump, 'all.sql')
  await postgres.call('pg_dump', ['-d', databaseUrl, '--no-unlogged-table-data', '-f', dumped])
  const folders = {
    'archive of WAL': archive,
    'base backup': backup,
    dump,
    'object store': env.STORAGE_FOLDER ?? '',
    'Redis on disk': redisFolder,
  }
  const inFolders = Object.entries(folders).map(([name, folder]) => findInFiles(folder, words, name))
  return [
    ...(await findInTables(superuser, words, 'logged')),
    ...(await Promise.all(inFolders)).flat(),
    ...findInText(logged(), words, 'log'),
    ...findInText(await readFile(join(postgres.folder, 'log'), 'utf8'), words, 'log of PostgreSQL'),
  ]
}

/** Whatever is in Redis and hasn't left, as bytes: what was read above is only what it shows. */
export async function findInSnapshot({ redis, redisFolder }: AgingStack) {
  expect(await readdir(redisFolder), 'files that Redis wrote by itself').toEqual([])
  await redis.config('SET', 'rdbcompression', 'no')
  await redis.save()
  return findInFiles(redisFolder, words, 'snapshot of Redis')
}
