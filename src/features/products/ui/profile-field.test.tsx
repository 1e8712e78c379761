// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MOST_LINES, type ProductProfile } from '../schema.ts'
import { emptyProfile } from './change-profile.ts'
import { emptyDraft } from './product-draft.ts'
import { ProfileField } from './profile-field.tsx'
import { useProductDraft } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

afterEach(cleanup)

const filled: ProductProfile = {
  ...emptyProfile,
  jobs: [
    { text: 'Plan visits', from: 'It plans visits.' },
    { text: 'Take deposits', from: null },
  ],
  problems: [{ text: 'no-shows', from: 'Fewer no-shows.' }],
}

let kept: ProductProfile | null
let sent = 0
function show(profile: ProductProfile | null, first: Partial<WebsiteReading> = {}) {
  sent = 0
  function Form({ state }: { state: Partial<WebsiteReading> }) {
    const form = useProductDraft({ ...emptyDraft, profile })
    useEffect(() => {
      kept = form.draft.profile
    })
    const website = { reading: false, isRead: false, arriving: [], ...state } as unknown as WebsiteReading
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <ProfileField form={form} website={website} />
        <button type="submit">Send</button>
      </form>
    )
  }
  const { rerender } = render(<Form state={first} />)
  return (state: Partial<WebsiteReading>) => rerender(<Form state={state} />)
}

const row = (name: string) => within(screen.getByRole('group', { name }))
const chip = (name: string) => screen.getByRole('button', { name })
const key = (element: Element, name: string) => fireEvent.keyDown(element, { key: name })
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } })
const textsOf = (lines: { text: string }[] | undefined) => lines?.map(({ text }) => text)

test('six rows, people’s own words in quotation marks, and the sentence that a line rests on', () => {
  show(filled)
  expect(screen.getAllByRole('group').map((group) => group.querySelector('p')?.textContent)).toEqual([
    'What it is',
    'What it does',
    "Who it's for",
    'How people describe the problem',
    'Alternatives they name',
    'Not for',
  ])
  expect(row('How people describe the problem').getByRole('button', { name: '“no-shows”' })).toBeTruthy()
  const source = chip('Plan visits').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(source)?.textContent).toBe('From “It plans visits.”')
  expect(chip('Take deposits').getAttribute('aria-describedby')).toBeNull()
})

test('pressed, a chip is edited in its place; Enter keeps it, sends nothing and leads back to it', () => {
  show(filled)
  fireEvent.click(chip('Plan visits'))
  const input = screen.getByRole('textbox', { name: 'Edit Plan visits' })
  type(input, ' Plan long visits ')
  key(input, 'Enter')
  expect(kept?.jobs[0]).toEqual({ text: 'Plan long visits', from: null })
  expect([sent, document.activeElement]).toEqual([0, chip('Plan long visits')])
})

test('a chip left as it was keeps its source, and Escape gives up what was typed', () => {
  show(filled)
  fireEvent.click(chip('Plan visits'))
  key(screen.getByRole('textbox'), 'Enter')
  fireEvent.click(chip('Plan visits'))
  type(screen.getByRole('textbox'), 'Something else')
  key(screen.getByRole('textbox'), 'Escape')
  expect(kept).toEqual(filled)
  expect(document.activeElement).toBe(chip('Plan visits'))
})

test('going elsewhere keeps what was typed, and emptying a chip takes it out', () => {
  show(filled)
  fireEvent.click(chip('Plan visits'))
  type(screen.getByRole('textbox'), 'Plan the week')
  fireEvent.blur(screen.getByRole('textbox'))
  fireEvent.click(chip('Take deposits'))
  type(screen.getByRole('textbox'), ' ')
  key(screen.getByRole('textbox'), 'Enter')
  expect(textsOf(kept?.jobs)).toEqual(['Plan the week'])
})

test('Backspace and × take a chip out, and the focus stays in the row', () => {
  show(filled)
  chip('Plan visits').focus()
  key(chip('Plan visits'), 'Backspace')
  expect([textsOf(kept?.jobs), document.activeElement]).toEqual([['Take deposits'], chip('Take deposits')])
  fireEvent.click(chip('Remove Take deposits'))
  expect(kept?.jobs).toEqual([])
  expect(document.activeElement?.textContent).toBe('Nothing found. Add one.')
})

test('what someone adds is their own, comes once, and an empty row offers it in words', () => {
  show(null, { isRead: true })
  const people = row("Who it's for")
  fireEvent.click(people.getByRole('button', { name: 'Nothing found. Add one.' }))
  type(people.getByRole('textbox'), 'Mobile groomers')
  key(people.getByRole('textbox'), 'Enter')
  expect(kept).toEqual({ ...emptyProfile, people: [{ text: 'Mobile groomers', from: null }] })
  fireEvent.click(people.getByRole('button', { name: "Add to Who it's for" }))
  type(people.getByRole('textbox'), 'mobile GROOMERS')
  key(people.getByRole('textbox'), 'Enter')
  expect(textsOf(kept?.people)).toEqual(['Mobile groomers'])
})

test('with its last chip a profile is empty, in what is not shown as well, and the focus stays', () => {
  const jobs = [{ text: 'Plan visits', from: 'It plans visits.' }]
  const unseen = [{ text: 'Dog shows', from: 'Not for shows.' }]
  show({ ...emptyProfile, jobs, confusions: unseen })
  chip('Plan visits').focus()
  key(chip('Plan visits'), 'Delete')
  expect([kept, screen.getAllByRole('group').length]).toEqual([emptyProfile, 6])
  expect(document.activeElement?.textContent).toBe('Nothing found. Add one.')
})

test('what it is can be edited, and is one thing', () => {
  show({ ...filled, what: { text: 'Calendar', from: 'A calendar.' } })
  expect(row('What it is').queryByRole('button', { name: 'Add to What it is' })).toBeNull()
  fireEvent.click(chip('Calendar'))
  const input = screen.getByRole('textbox', { name: 'Edit Calendar' })
  type(input, 'Booking calendar')
  key(input, 'Enter')
  expect(kept?.what).toEqual({ text: 'Booking calendar', from: null })
  key(chip('Booking calendar'), 'Delete')
  expect(kept?.what).toBeNull()
})

test('a full row takes no more', () => {
  const jobs = Array.from({ length: MOST_LINES.jobs }, (_, n) => ({ text: `Job ${n}`, from: null }))
  show({ ...filled, jobs })
  expect(row('What it does').queryByRole('button', { name: 'Add to What it does' })).toBeNull()
})

test('without a profile there is nothing to see until a website is read', () => {
  show(null)
  expect(screen.queryAllByRole('group')).toEqual([])
  cleanup()
  show(null, { reading: true })
  expect([
    screen.getAllByRole('group').length,
    screen.queryAllByRole('button', { name: 'Nothing found. Add one.' }),
  ]).toEqual([6, []])
})

test('once there was something to add to it stays, whatever address is typed next', () => {
  const turn = show(null, { isRead: true })
  turn({ isRead: false })
  expect(screen.getAllByRole('group').length).toBe(6)
})
