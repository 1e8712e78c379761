import type { z } from 'zod'

/**
 * A question to the operator's model about many items at once, such as ten posts for one product. Each item gets a verdict of its own, so
 * one that is missing or wrong costs no other.
 */
export type JudgeTask<Subject, Item, Verdict> = {
  /** Names the file of recordings: a new wording gets a new version. */
  version: string
  instructions: string
  verdict: z.ZodType<Verdict>
  /** The verdict without what doesn't hold, such as a quote that isn't in the item; null if nothing is left of it. */
  check: (verdict: Verdict, item: Item, subject: Subject) => Verdict | null
  tokensEach: number
}

/** How the parts of a question stand in the prompt: as JSON, so a text can't leave its field. */
export const statePrompt = (subject: unknown, items: unknown[]) =>
  JSON.stringify({ subject, items: items.map((item, at) => ({ ref: at + 1, item })) }, null, 1)
