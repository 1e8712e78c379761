import type { Plan } from './order.ts'
import { cleanOutline, type Outline } from './prompts/clean-outline.ts'
import { rewritePrompt } from './prompts/rewrite.v1.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Surroundings } from './read-surroundings.ts'

/** What the writer is told of a post that they never see. */
export function shapeRewrite(
  { passport, voice }: Pick<Surroundings, 'passport' | 'voice'>,
  given: Plan['given'],
  read: Outline,
): Prompt {
  return rewritePrompt({ given, passport, voice, outline: cleanOutline(read, given.source ?? '') })
}
