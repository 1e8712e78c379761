import type { Plan } from './order.ts'
import { cleanOutline, type Outline } from './prompts/clean-outline.ts'
import { rewritePrompt } from './prompts/rewrite.v4.ts'
import type { Place, Prompt } from './prompts/state-product.ts'

/** What the writer is told of a post that they never see. */
export function shapeRewrite(
  { place, voice }: { place: Place; voice: string[] },
  given: Plan['given'],
  read: Outline,
): Prompt {
  return rewritePrompt({ given, place, voice, outline: cleanOutline(read, given.source ?? '') })
}
