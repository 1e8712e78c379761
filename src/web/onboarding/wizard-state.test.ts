import { expect, test } from 'vitest'
import { emptyDraft } from '../../features/products/ui/product-draft.ts'
import { whatIsMissing } from './what-is-missing.ts'
import { resumeWizard, type WizardState } from './wizard-state.ts'

const product = {
  name: 'Pawslot',
  website: 'pawslot.com',
  description: 'Scheduling for mobile groomers.',
  icon: '/icons/a-1.webp',
  subreddits: ['doggrooming'],
  facts: [{ text: 'Works offline', source: 'It works offline.' }],
  disclosures: [],
  profile: null,
}
const saved = {
  ...product,
  id: '3f0f4c1e-6b0f-4a43-9c1d-0a3f5a3f5a3f',
  createdAt: '2026-11-14T00:00:00Z',
  updatedAt: '2026-11-14T00:00:00Z',
  readOnly: false,
}
const fresh: WizardState = { step: 1, product: emptyDraft, plan: null }

test('nothing remembered and nothing saved starts with the welcome', () => {
  expect(resumeWizard(null, null)).toEqual(fresh)
})

test('a half-filled form comes back as it was left', () => {
  const left = { step: 2, product: { ...product, icon: '' }, plan: 'plus' }
  expect(resumeWizard(JSON.stringify(left), null)).toEqual(left)
})

test('a form that was left before it had all of its fields comes back with the new ones empty', () => {
  const { disclosures: _none, ...earlier } = product
  const left = { step: 2, product: earlier, plan: null }
  expect(resumeWizard(JSON.stringify(left), null)).toEqual({ ...left, product })
})

test('what is remembered wins over what was saved', () => {
  const left = { step: 3, product: { ...product, name: 'Pawslot Pro' }, plan: null }
  expect(resumeWizard(JSON.stringify(left), saved)).toEqual(left)
})

test('a saved product leads straight to the plan', () => {
  expect(resumeWizard(null, saved)).toEqual({ step: 4, product, plan: null })
})

test('nobody starts behind a step that is not finished', () => {
  const at = (step: number, given: object) =>
    resumeWizard(JSON.stringify({ step, product: given, plan: null }), null).step
  expect(at(4, { ...product, website: '' })).toBe(2)
  expect(at(4, { ...product, subreddits: [] })).toBe(3)
  expect(at(4, product)).toBe(3)
})

test('a memory that makes no sense is no memory', () => {
  for (const junk of ['', '{', 'null', '[]', '{"step":9}', '{"step":2,"product":{"name":7},"plan":null}']) {
    expect(resumeWizard(junk, null)).toEqual(fresh)
  }
})

test('each step says what it waits for, in the order of its fields', () => {
  const missing = (change: object, step = 2) =>
    whatIsMissing({ step, product: { ...product, ...change }, plan: null })
  expect(whatIsMissing(fresh)).toBeUndefined()
  expect(missing({ website: ' ', name: '' })).toBe('Enter your website to continue.')
  expect(missing({ website: 'not a site' })).toBe('Enter a web address such as https://example.com.')
  expect(missing({ name: '', icon: '' })).toBe('Name your product to continue.')
  expect(missing({ description: '' })).toBe('Describe your product to continue.')
  expect(missing({ icon: '' })).toBe('Add a logo to continue.')
  expect(missing({ subreddits: [] })).toBeUndefined()
  expect(missing({ subreddits: [] }, 3)).toBe('Add at least one subreddit to continue.')
  expect(missing({}, 4)).toBe('Please select a plan to continue')
  expect(whatIsMissing({ step: 4, product, plan: 'pro' })).toBeUndefined()
})
