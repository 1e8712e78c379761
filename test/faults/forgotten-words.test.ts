import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AgingStack, startAgingStack } from './forgotten/aging-stack.ts'
import { dieReading, failEverywhere } from './forgotten/break-things.ts'
import { findInSnapshot, findKept, findLive } from './forgotten/find-kept.ts'
import type { Found } from './forgotten/find-words.ts'
import { control, MODELS, publish, say, teachModels, verdicts } from './forgotten/outside.ts'
import { arrive } from './forgotten/person.ts'
import { browse, lookAgain, write } from './forgotten/use-everything.ts'
import { own, passing, strangers, strangersKinds, words } from './forgotten/written-words.ts'

/** Where the user's own words are found by the same means, short ones and long ones. */
const COPIES = ['archive of WAL', 'base backup', 'dump']
const CONTROLS = [
  ...['table drafts', ...COPIES].map((place) => `own draft in ${place}`),
  ...['table support', ...COPIES].map((place) => `own ticket in ${place}`),
]

let aging: AgingStack
beforeAll(async () => {
  aging = await startAgingStack()
})
afterAll(() => aging?.stop())

const ofStrangers = (found: Found[]) =>
  found.filter(({ kind }) => strangersKinds.includes(kind)).map(({ kind, where }) => `${kind} in ${where}`)

async function hoursAhead() {
  const { rows } = await aging.stack.superuser.query<{ now: Date }>('select now()')
  const server = (await fetch(`${aging.stack.origin}/readyz`)).headers.get('date') ?? ''
  return [rows[0]?.now ?? 0, server].map((at) =>
    Math.round((new Date(at).getTime() - Date.now()) / 3_600_000),
  )
}

test('of strangers nothing is ever in logs, archives and backups, and nothing is anywhere after 48 hours', async () => {
  const published = await publish(aging)
  await teachModels(aging)
  // Until someone looks at the rules again.
  await control(aging, 'llm', 'behaviour', { mode: 'fail', about: MODELS.rules })
  const person = await arrive(aging)
  await browse(aging, person, published)
  await write(aging, person, published)
  await failEverywhere(aging, person)
  await dieReading(aging, person)
  const seen = new Set((await findLive(aging)).map(({ kind }) => kind))
  const unseen = words.kinds().filter((kind) => !seen.has(kind) && !passing.includes(kind))
  expect(unseen, 'words that were never there, so that their absence shows nothing').toEqual([])
  const early = await findKept(aging, 'early')
  expect(ofStrangers(early)).toEqual([])
  const places = early.map(({ kind, where }) => `${kind} in ${where.replace(/:.*/, '')}`)
  expect(places).toEqual(expect.arrayContaining(CONTROLS))

  // Reddit is away: what is made now is made of what was read 41 hours ago, and is no younger for it.
  await aging.goTo(41)
  await control(aging, 'reddit', 'faults', { match: { path: '.*' }, fault: { status: 503 } })
  await teachModels(aging)
  const quote = strangers.rule.text
  const clauses = [{ subject: 'promotion', scope: 'both', stance: 'banned', terms: [], quote }]
  await say(aging, MODELS.rules, verdicts({ clauses }))
  await lookAgain(person)
  expect(ofStrangers(await findKept(aging, 'later'))).toEqual([])

  await aging.goTo(49)
  expect(await hoursAhead()).toEqual([49, 49])
  await expect.poll(async () => ofStrangers(await findLive(aging)), { timeout: 100_000 }).toEqual([])
  expect(ofStrangers(await findKept(aging, 'late'))).toEqual([])
  expect(ofStrangers(await findInSnapshot(aging))).toEqual([])
  expect(JSON.stringify(await person.get('/api/drafts'))).toContain(own.draft)
})
