// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ApiError } from '../../../client/api-error.ts'
import { dismissToasts } from '../../../ui/toast.tsx'
import { useSubmission } from './use-submission.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
})

/** A form whose server answers when a test wants it. */
function open() {
  const sent: PromiseWithResolvers<void>[] = []
  function Form() {
    const { busy, failure, formProps } = useSubmission({
      send: () => {
        const answer = Promise.withResolvers<void>()
        sent.push(answer)
        return answer.promise
      },
      failureTitle: 'Failed to save',
    })
    return (
      <form {...formProps} aria-label={busy ? 'busy' : 'free'}>
        <output>{failure?.message}</output>
      </form>
    )
  }
  const { unmount } = render(<Form />)
  return {
    sent,
    unmount,
    press: () => settle(() => fireEvent.submit(screen.getByRole('form'))),
    shown: () => [
      screen.getByRole('form').getAttribute('aria-label'),
      screen.getByRole('status').textContent,
    ],
  }
}
const refusal = new ApiError({ error: 'Not now.', code: 'unavailable' })

test('a form that is sent twice goes out once', async () => {
  const { sent, press, shown } = open()
  await press()
  await press()
  expect([sent.length, shown()]).toEqual([1, ['busy', '']])
  await settle(() => sent[0]?.resolve())
  expect(shown()).toEqual(['free', ''])
})

test('what the last try said is gone while the next one runs', async () => {
  const { sent, press, shown } = open()
  await press()
  await settle(() => sent[0]?.reject(refusal))
  expect([shown(), shownToasts()]).toEqual([['free', 'Not now.'], ['Failed to save']])
  await press()
  expect([sent.length, shown(), shownToasts()]).toEqual([2, ['busy', ''], []])
})
