import { expect, test } from 'vitest'
import { readVerdict } from './read-verdict.ts'
import { stateDraft } from './state-draft.ts'
import { pawSlot } from './test-context.ts'

type Verdict = Parameters<typeof readVerdict>[0]
const draft = {
  title: 'No-shows',
  content: 'Take a deposit. PawSlot does “all” of it. I ran a salon for ten years.',
}
const stated = stateDraft(draft, { ...pawSlot, mayName: true }, [])
const read = (changes: Partial<Verdict>) =>
  readVerdict({ disclosure: 'clear', disclosedAt: [2], claims: [], findings: [], ...changes }, stated, draft)
const shown = (changes: Partial<Verdict>) =>
  read(changes).findings.map(({ rule, level, span, field }) => [
    rule,
    level,
    draft[field].slice(...(span ?? [0, 0])),
  ])

test('a finding points to its words, or to the whole sentence where the quote was straightened', () => {
  const fix = 'Say what it does.'
  const findings: Verdict['findings'] = [
    { kind: 'invented_experience', at: 3, quote: 'ten years', fix },
    { kind: 'overclaim', at: 2, quote: 'does "all" of it', fix },
    { kind: 'canned', at: 0, quote: 'No-shows', fix },
  ]
  expect(shown({ findings })).toEqual([
    ['invented_experience', 'fault', 'ten years'],
    ['overclaim', 'fault', 'PawSlot does “all” of it.'],
    ['canned', 'advice', 'No-shows'],
  ])
  expect(read({ findings }).findings[0]).toMatchObject({
    message: "Tells something about you that you haven't told us.",
    fix,
    repair: null,
  })
})

test('a rule is called by its name, not by the id that only the reviewer knows', () => {
  const rules = Array.from({ length: 12 }, (_, at) => `Rule about ${at}: no more of it.`)
  const findings: Verdict['findings'] = [
    { kind: 'breaks_rule', at: 1, quote: 'Take', fix: 'Rule r12: leave it out, and mind rule r1.' },
  ]
  const verdict = { disclosure: 'clear' as const, disclosedAt: [2], claims: [], findings }
  const reviewed = readVerdict(verdict, stateDraft(draft, { ...pawSlot, mayName: true }, rules), draft)
  expect(reviewed.findings[0]?.fix).toBe('“Rule about 11”: leave it out, and mind “Rule about 0”.')
})

test('a product that is named and not owned up to is told as such, whatever else the verdict says', () => {
  expect(read({ disclosure: 'missing', disclosedAt: [] })).toMatchObject({
    disclosed: false,
    findings: [
      { rule: 'undisclosed', level: 'fault', message: "Mentions PawSlot without saying that it's yours." },
    ],
  })
})

test('nothing is said of disclosure where the product is not named', () => {
  expect(read({ disclosure: 'not_named', disclosedAt: [] }).disclosed).toBeNull()
  expect(read({}).disclosed).toBe(true)
})

test('a claim that nothing bears out is a fault, of the product or of its maker', () => {
  const claims: Verdict['claims'] = [
    { at: 2, about: 'product', rests: [], holds: false },
    { at: 3, about: 'maker', rests: [], holds: false },
    { at: 1, about: 'rival', rests: [], holds: false },
  ]
  expect(shown({ claims }).map(([rule]) => rule)).toEqual(['overclaim', 'invented_experience'])
})

test('a name that only the reviewer sees is told without a place, and not twice where code sees it', () => {
  const unnamed = { title: 'No-shows', content: 'Take a deposit. My little helper does it.' }
  const banned = stateDraft(unnamed, { ...pawSlot, mayName: false }, [])
  const verdict: Verdict = { disclosure: 'clear', disclosedAt: [2], claims: [], findings: [] }
  const { findings } = readVerdict(verdict, banned, unnamed)
  expect(findings).toMatchObject([
    { rule: 'named_where_banned', level: 'fault', field: 'content', span: null },
  ])
  expect(readVerdict(verdict, banned, unnamed, findings).findings).toEqual([])
})

test.each([
  [2, [['f1'], ['m1', 'f2']]],
  [0, [['f1'], ['t1']]],
  [0, []],
])('%i claims are told as borne out by facts where they rest on %j', (count, rests) => {
  const claims = rests.map((ids) => ({ at: 2, about: 'product' as const, rests: ids, holds: true }))
  const aside = { at: 2, about: 'rival' as const, rests: ['post'], holds: true }
  expect(read({ claims: [...claims, aside] }).claims).toBe(count)
})
