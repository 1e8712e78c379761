import { expect, test } from 'vitest'
import { findStandIn } from './find-stand-in.ts'

test.each([
  ['gpt-5-mini', 'gpt-5-mini', undefined],
  ['gpt-5-mini', 'gpt-5-mini-2026-08-07', undefined],
  ['openai/gpt-5-mini', 'gpt-5-mini', undefined],
  ['claude-x-latest', 'claude-x-20260101', undefined],
  ['claude-x-4-0', 'anthropic/claude-x-4-20250514', undefined],
  ['Llama-4', 'llama-4:free', undefined],
  ['gemini-3@default', 'models/gemini-3', undefined],
  ['gpt-5', 'gpt-5-nano', 'gpt-5-nano'],
  ['gpt-5-mini', 'gpt-5', 'gpt-5'],
  ['gpt-5-mini', undefined, undefined],
  ['gpt-5-mini', '', undefined],
  ['gpt-5-mini', 'llama-4', 'llama-4'],
  ['vendor/gpt-5-mini', 'vendor/llama-4', 'llama-4'],
])('asked %s, answered %s: stand-in %s', (asked, answered, standIn) => {
  expect(findStandIn(asked, answered).standIn).toBe(standIn)
})
