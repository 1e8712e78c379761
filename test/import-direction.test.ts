import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const forbidden = [
  ['src/platform/a.ts', '../features/accounts/schema.ts'],
  ['src/platform/a.ts', '../db/as-user.ts'],
  ['src/ui/a.ts', '../client/ask.ts'],
  ['src/features/accounts/a.ts', '../../client/ask.ts'],
  ['src/client/a.ts', '../api.ts'],
  ['src/client/a.ts', '../features/drafts/schema.ts'],
  ['src/db/a.ts', '../features/accounts/schema.ts'],
  ['src/adapters/mail/a.ts', '../../features/accounts/schema.ts'],
  ['src/features/accounts/a.ts', '../../db/pool.ts'],
  ['src/features/accounts/a.ts', '../../api.ts'],
  ['src/features/accounts/a.ts', '../../config/load-server-config.ts'],
  ['src/features/accounts/a.ts', '../../web/root.tsx'],
  ['src/features/accounts/a.ts', 'pg'],
  ['src/features/drafts/a.ts', '../products/schema.ts'],
  ['src/features/drafts/a.ts', '../feed/schema.ts'],
  ['src/features/drafts/a.ts', '../../db/pool.ts'],
  ['src/features/feed/a.ts', '../products/list-products.ts'],
  ['src/features/feed/a.ts', 'pg'],
  ['src/features/products/describe/a.ts', '../../drafts/judge/check-form.ts'],
  ['src/features/accounts/ui/a.ts', '../sign-in.ts'],
  ['src/features/accounts/ui/a.ts', '../../../db/as-user.ts'],
  ['src/features/accounts/ui/a.ts', '../../products/schema.ts'],
  ['src/features/feed/ui/a.ts', '../../drafts/judge/check-form.ts'],
  ['src/features/accounts/ui/devices/a.ts', '../../sign-in.ts'],
  ['src/features/accounts/ui/devices/a.ts', '../../../products/schema.ts'],
  ['src/features/accounts/ui/devices/a.ts', '../../../../db/as-user.ts'],
  ['src/features/drafts/a.ts', './session/use-session.ts'],
  ['src/features/accounts/a.ts', '../drafts/session/use-session.ts'],
  ['src/features/feed/ui/a.ts', '../../drafts/session/use-session.ts'],
  ['src/web/dashboard/a.ts', '../../features/drafts/session/use-session.ts'],
  ['src/features/drafts/session/a.ts', '../ui/editing/copy-button.tsx'],
  ['src/features/drafts/session/a.ts', '../save-draft.ts'],
  ['src/judge/a.ts', '../features/drafts/schema.ts'],
  ['src/judge/model/a.ts', '../../db/as-user.ts'],
  ['src/judge/model/a.ts', '../../config/model.ts'],
  ['src/judge/words/a.ts', '../model/ask-judge.ts'],
  ['src/judge/words/a.ts', '../../adapters/model/create-model.ts'],
  ['src/judge/words/rules/a.ts', '../../model/ask-judge.ts'],
  ['src/judge/form/a.ts', '../words/read-intent.ts'],
  ['src/judge/form/a.ts', '../../platform/errors.ts'],
  ['src/features/feed/ui/a.ts', '../../../judge/model/ask-judge.ts'],
  ['src/features/feed/ui/fit/a.ts', '../../../../judge/model/ask-judge.ts'],
  ['src/adapters/model/a.ts', '../../judge/profile.ts'],
  ['src/judge/model/a.ts', '../../prompting/quote-strangers.ts'],
  ['src/prompting/a.ts', '../features/drafts/schema.ts'],
  ['src/prompting/a.ts', '../judge/form/split-words.ts'],
  ['src/prompting/a.ts', '../adapters/website/read-html.ts'],
  ['src/spending/a.ts', '../features/request-context.ts'],
  ['src/spending/a.ts', '../judge/profile.ts'],
  ['src/adapters/model/a.ts', '../../spending/price.ts'],
  ['src/features/drafts/ui/a.ts', '../../../spending/price.ts'],
  ['src/web/a.ts', '../spending/price.ts'],
  ['src/config/a.ts', '../features/accounts/schema.ts'],
  ['src/config/a.ts', '../db/pool.ts'],
  ['src/web/a.ts', '../db/as-user.ts'],
  ['src/a.ts', '../simulators/start-all.ts'],
] as const

const allowed = [
  ['src/db/a.ts', '../platform/log.ts'],
  ['src/features/accounts/a.ts', '../../db/as-user.ts'],
  ['src/features/accounts/a.ts', '../products/list-products.ts'],
  ['src/features/drafts/a.ts', '../communities/read-passport.ts'],
  ['src/features/drafts/a.ts', './judge/check-form.ts'],
  ['src/features/accounts/ui/a.ts', '../schema.ts'],
  ['src/features/drafts/ui/a.ts', '../judge/check-form.ts'],
  ['src/features/accounts/ui/a.ts', './form.tsx'],
  ['src/features/accounts/ui/a.ts', './devices/form.tsx'],
  ['src/features/accounts/ui/devices/a.ts', '../form.tsx'],
  ['src/features/accounts/ui/devices/a.ts', '../password/form.tsx'],
  ['src/features/accounts/ui/devices/a.ts', '../../schema.ts'],
  ['src/features/drafts/ui/comment/a.ts', '../../judge/check-form.ts'],
  ['src/features/drafts/ui/comment/a.ts', '../../session/use-session.ts'],
  ['src/features/drafts/ui/a.ts', '../session/use-session.ts'],
  ['src/features/drafts/session/a.ts', '../../../client/ask.ts'],
  ['src/features/drafts/session/a.ts', '../judge/check-draft.ts'],
  ['src/features/accounts/ui/devices/a.ts', '../../../../client/ask.ts'],
  ['src/features/accounts/ui/devices/a.ts', '../../../../ui/button.tsx'],
  ['src/features/accounts/ui/a.ts', '../../../client/ask.ts'],
  ['src/judge/model/a.ts', '../../adapters/model/create-model.ts'],
  ['src/judge/words/a.ts', '../form/split-words.ts'],
  ['src/judge/words/rules/a.ts', '../any-of.ts'],
  ['src/judge/words/rules/a.ts', '../../form/split-words.ts'],
  ['src/judge/form/a.ts', './split-words.ts'],
  ['src/features/feed/a.ts', '../../judge/profile.ts'],
  ['src/features/feed/ui/a.ts', '../../../judge/words/read-intent.ts'],
  ['src/features/feed/ui/fit/a.ts', '../../../../judge/words/read-intent.ts'],
  ['src/features/drafts/ui/findings/a.ts', '../../../../judge/form/split-words.ts'],
  ['src/features/drafts/a.ts', '../../prompting/quote-strangers.ts'],
  ['src/features/products/a.ts', '../../spending/with-purse.ts'],
  ['src/prompting/a.ts', '../platform/plain-text.ts'],
  ['src/spending/a.ts', '../db/as-user.ts'],
  ['src/spending/a.ts', '../adapters/model/create-model.ts'],
  ['src/config/a.ts', '../features/guides/schema.ts'],
  ['src/web/a.ts', '../client/ask.ts'],
  ['src/features/accounts/ui/a.ts', '../../../ui/button.tsx'],
  ['src/web/a.ts', '../features/accounts/read-session.ts'],
  ['src/server.ts', './db/pool.ts'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'direction-'))
afterAll(() => rmSync(folder, { recursive: true }))

let written = 0
/** Puts the code beside the file it stands for, since the rules go by folder, and returns its path. */
function write(file: string, code: string, path = join(dirname(file), `case-${(written += 1)}.ts`)) {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), code)
  return path
}
const importing = (from: string) => `import * as x from '${from}'\nexport const y = x\n`
const readsEnvironment = 'export const port = process.env.PORT\n'

const cases = new Map(
  [...forbidden, ...allowed].map(([file, from]) => [
    `${file} ${from}`,
    write(file, importing(from), file === 'src/server.ts' ? file : undefined),
  ]),
)
const inFeature = write('src/features/accounts/a.ts', readsEnvironment)
const inConfig = write('src/config/load-server-config.ts', readsEnvironment)

/** The rules that each file breaks. Starting the linter takes far longer than linting, so it runs once. */
const broken = new Map<string, string[]>()
beforeAll(() => {
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code])
})
const rulesBrokenBy = (path: string | undefined) => (broken.get(path ?? '') ?? []).join(' ')

test.each(forbidden)('%s may not import %s', (file, from) => {
  expect(rulesBrokenBy(cases.get(`${file} ${from}`))).toContain('no-restricted-imports')
})

test.each(allowed)('%s may import %s', (file, from) => {
  expect(rulesBrokenBy(cases.get(`${file} ${from}`))).not.toContain('no-restricted-imports')
})

test('only the configuration reads the environment', () => {
  expect(rulesBrokenBy(inFeature)).toContain('no-process-env')
  expect(rulesBrokenBy(inConfig)).not.toContain('no-process-env')
})
