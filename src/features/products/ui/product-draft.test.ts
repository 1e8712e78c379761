import { expect, test } from 'vitest'
import { emptyProfile } from './change-profile.ts'
import { changedSince, checkDraft, draftOf, emptyDraft, type ProductDraft } from './product-draft.ts'

const full: ProductDraft = {
  name: 'Pawslot',
  website: 'pawslot.com',
  description: 'Scheduling for mobile groomers.',
  icon: '/icons/a-1.webp',
  subreddits: ['doggrooming'],
  facts: [{ text: 'Works offline', source: null }],
  disclosures: ['I make Pawslot'],
  profile: null,
}

test('an empty form is told one reason per field, in the words of the product', () => {
  expect(checkDraft(emptyDraft)).toEqual({
    kind: 'refused',
    errors: {
      name: ['Product name is required'],
      description: ['Product description is required'],
      website: ['Website URL is required'],
      icon: ['Product logo is required'],
      subreddits: ['At least one subreddit is required'],
    },
  })
})

test('blanks count as nothing', () => {
  const checked = checkDraft({ ...full, name: '  ', website: ' ' })
  expect(checked).toMatchObject({
    errors: { name: ['Product name is required'], website: ['Website URL is required'] },
  })
})

test('a full form is fine, and facts and sentences that were never written are left out', () => {
  const draft = {
    ...full,
    facts: [...full.facts, { text: ' ', source: null }],
    disclosures: [' ', ...full.disclosures],
  }
  expect(checkDraft(draft)).toEqual({ kind: 'fine', input: full })
})

test('a product from before the limits fills the form with blanks where it has nothing', () => {
  const product = {
    id: '3f0f4c1e-6b0f-4a43-9c1d-0a3f5a3f5a3f',
    name: 'Pawslot',
    description: null,
    icon: null,
    website: null,
    subreddits: null,
    facts: [],
    disclosures: [],
    createdAt: '2026-11-14T00:00:00Z',
    updatedAt: '2026-11-14T00:00:00Z',
    profile: null,
    readOnly: false,
  }
  expect(draftOf(product)).toEqual({ ...emptyDraft, name: 'Pawslot' })
})

test('a profile is sent only where it changed since the form was opened', () => {
  const start = { ...full, profile: { ...emptyProfile, people: [{ text: 'Groomers', from: null }] } }
  const renamed = { ...start, name: 'Paw', profile: structuredClone(start.profile) }
  expect(changedSince(start, renamed)).toEqual({ ...full, name: 'Paw', profile: undefined })
  const emptied = { ...start, profile: emptyProfile }
  expect(changedSince(start, emptied)).toEqual(emptied)
})
