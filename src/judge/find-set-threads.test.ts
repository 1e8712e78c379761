import { expect, test } from 'vitest'
import { findSetThreads } from './find-set-threads.ts'
import type { Clause } from './model/read-rules.v1.ts'

const clause = (changes: Partial<Clause> = {}): Clause => ({
  subject: 'promotion',
  scope: 'both',
  stance: 'set_threads',
  terms: [{ kind: 'thread', value: 'Tool Tuesday' }],
  quote: 'Only in Tool Tuesday.',
  ...changes,
})

test('a thread has its days, what may be done there, how often, and what else is asked', () => {
  const terms: Clause['terms'] = [
    { kind: 'thread', value: 'Tool Tuesday' },
    { kind: 'cadence', value: '1 per 30 days' },
    { kind: 'price_stated', value: 'yes' },
  ]
  expect(findSetThreads('Only in Tool Tuesday.', [clause({ terms })])).toEqual([
    {
      name: 'Tool Tuesday',
      weekdays: ['Tuesday'],
      inPosts: false,
      allows: { mentions: true, links: false, disclosed: false },
      cadences: [{ times: 1, days: 30 }],
      perThread: null,
      conditions: [{ kind: 'price_stated', value: 'yes' }],
      quote: 'Only in Tool Tuesday.',
    },
  ])
})

test('days without a thread are days, too', () => {
  const terms: Clause['terms'] = [{ kind: 'weekday', value: 'Saturday' }]
  const [day] = findSetThreads('', [clause({ scope: 'posts', terms })])
  expect([day?.name, day?.weekdays, day?.inPosts]).toEqual([null, ['Saturday'], true])
})

test('what two clauses say of one thread is one thread', () => {
  const terms: Clause['terms'] = [
    { kind: 'thread', value: 'tool tuesday' },
    { kind: 'cadence', value: 'once per thread' },
  ]
  const found = findSetThreads('', [clause(), clause({ subject: 'links', stance: 'limited', terms })])
  expect(found).toMatchObject([
    { name: 'Tool Tuesday', allows: { mentions: true, links: true }, perThread: 1 },
  ])
})

test('of two threads with one day nobody knows which is on it', () => {
  const terms: Clause['terms'] = [
    { kind: 'thread', value: 'Market' },
    { kind: 'thread', value: 'Feedback Friday' },
    { kind: 'weekday', value: 'Monday' },
  ]
  expect(findSetThreads('', [clause({ terms })]).map(({ weekdays }) => weekdays)).toEqual([[], ['Friday']])
})

test('a ban on a day, a rule on AI text and one without a day or a thread set nothing aside', () => {
  const day: Clause['terms'] = [{ kind: 'weekday', value: 'Sunday' }]
  const clauses = [
    clause({ stance: 'banned', terms: day }),
    clause({ subject: 'ai_text', stance: 'with_disclosure', terms: day }),
    clause({ terms: [{ kind: 'cadence', value: '1 per week' }] }),
  ]
  expect(findSetThreads('', clauses)).toEqual([])
})
