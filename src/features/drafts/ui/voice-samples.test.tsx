// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import { VoiceSamples } from './voice-samples.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sample = 'yep, did that, and half of them came after all'
const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About you' })
const save = () => settle(() => fireEvent.click(screen.getByRole('button', { name: /^Save/ })))

async function open(voice: object) {
  const asked = fakeNetwork()
  render(<VoiceSamples />, { wrapper: ReadsProvider })
  await settle()
  await settle(() => asked[0]?.answer(voice))
  return asked
}

test('what drafts may tell of someone is shown with its hint, and saved beside the samples', async () => {
  const asked = await open({ samples: [sample], founder: 'I ran a salon.' })
  expect(about().value).toBe('I ran a salon.')
  expect(document.getElementById(about().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    "Your background, what you've tried, numbers you're fine sharing. Drafts only say about you what you write here or next to a draft.",
  )
  await settle(() => fireEvent.change(about(), { target: { value: 'I ran a salon for 12 years.' } }))
  await save()
  expect(asked[1]).toMatchObject({
    what: 'PUT /api/voice',
    body: { samples: [sample], founder: 'I ran a salon for 12 years.' },
  })
  await settle(() => asked[1]?.answer({ samples: [sample], founder: 'I ran a salon for 12 years.' }))
  expect(shownToasts()).toEqual(['Saved'])
  expect(about().value).toBe('I ran a salon for 12 years.')
})
