import { expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { repairDraft } from './repair-draft.ts'
import { pawSlot } from './test-context.ts'

function repair(content: string, rule: string) {
  const finding = checkForm({ title: null, content }, pawSlot).find((one) => one.rule === rule)
  if (!finding) throw new Error(`no ${rule} in ${content}`)
  return repairDraft({ title: null, content }, finding, pawSlot).content
}

test.each([
  ['Read this (https://evil.io/a) first.', 'Read this first.'],
  ['Read [this guide](https://evil.io) first.', 'Read this guide first.'],
  ['Read [evil.io](https://evil.io) first.', 'Read first.'],
  ['Charge a deposit. I use https://evil.io for reminders.', 'Charge a deposit. I use for reminders.'],
  [
    '- Charge a deposit\n- evil.io\n- Write it down, see bit.ly/x',
    '- Charge a deposit\n-\n- Write it down, see',
  ],
  [
    'I make PawSlot, at https://pawslot.com, not at https://evil.io.',
    'I make PawSlot, at https://pawslot.com, not at.',
  ],
])('only addresses are taken out of: %s', (content, expected) => {
  expect(repair(content, 'foreign_link')).toBe(expected)
})

test('a title may lose its link', () => {
  const draft = { title: 'How deposits ended my no-shows https://evil.io', content: 'Charge a deposit.' }
  const finding = checkForm(draft, pawSlot).find(({ field }) => field === 'title')
  expect(finding && repairDraft(draft, finding, pawSlot).title).toBe('How deposits ended my no-shows')
})

test('hidden characters are taken out, and what passes for another letter becomes that letter', () => {
  expect(repair('Charge a de\u200Bposit, dep\u043Esit.', 'hidden_characters')).toBe(
    'Charge a deposit, deposit.',
  )
})
