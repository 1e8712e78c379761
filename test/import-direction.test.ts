import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'direction-'))
cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
afterAll(() => rmSync(folder, { recursive: true }))

function lint(file: string, code: string) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  const { stdout } = spawnSync(
    join('node_modules/.bin/oxlint'),
    ['--config', join(folder, '.oxlintrc.json'), path],
    {
      encoding: 'utf8',
    },
  )
  return stdout
}

const importing = (from: string) => `import * as x from '${from}'\nexport const y = x\n`

test.each([
  ['src/platform/a.ts', '../features/accounts/schema.ts'],
  ['src/platform/a.ts', '../db/as-user.ts'],
  ['src/ui/a.ts', '../client.ts'],
  ['src/db/a.ts', '../features/accounts/schema.ts'],
  ['src/adapters/mail/a.ts', '../../features/accounts/schema.ts'],
  ['src/features/accounts/a.ts', '../../db/pool.ts'],
  ['src/features/accounts/a.ts', '../../api.ts'],
  ['src/features/accounts/a.ts', '../../web/root.tsx'],
  ['src/features/accounts/a.ts', 'pg'],
  ['src/features/accounts/ui/a.ts', '../sign-in.ts'],
  ['src/features/accounts/ui/a.ts', '../../../db/as-user.ts'],
  ['src/features/accounts/ui/a.ts', '../../products/schema.ts'],
  ['src/features/feed/ui/a.ts', '../../drafts/judge/lint-draft.ts'],
  ['src/web/a.ts', '../db/as-user.ts'],
  ['src/a.ts', '../simulators/start-all.ts'],
])('%s may not import %s', (file, from) => {
  expect(lint(file, importing(from))).toContain('no-restricted-imports')
})

test.each([
  ['src/db/a.ts', '../platform/log.ts'],
  ['src/features/accounts/a.ts', '../../db/as-user.ts'],
  ['src/features/accounts/a.ts', '../products/list-products.ts'],
  ['src/features/accounts/ui/a.ts', '../schema.ts'],
  ['src/features/drafts/ui/a.ts', '../judge/lint-draft.ts'],
  ['src/features/accounts/ui/a.ts', './form.tsx'],
  ['src/features/accounts/ui/a.ts', '../../../ui/button.tsx'],
  ['src/web/a.ts', '../features/accounts/read-session.ts'],
  ['src/server.ts', './db/pool.ts'],
])('%s may import %s', (file, from) => {
  expect(lint(file, importing(from))).not.toContain('no-restricted-imports')
})

test('only the configuration reads the environment', () => {
  const code = 'export const port = process.env.PORT\n'
  expect(lint('src/features/accounts/a.ts', code)).toContain('no-process-env')
  expect(lint('src/config.ts', code)).not.toContain('no-process-env')
})
