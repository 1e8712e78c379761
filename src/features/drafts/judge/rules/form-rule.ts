import type { FieldName, Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import type { ReadDraft } from '../read-draft.ts'

/** A text alone is the content of a comment for the product that the tests share. */
type Example = string | { content: string; title?: string; given?: Partial<DraftContext> }

/** One thing that code can tell by form alone, whatever language it is in, with examples that its test runs. */
export type FormRule = {
  id: Finding['rule']
  find: (draft: ReadDraft, given: DraftContext) => Finding[]
  fires: Example[]
  passes: Example[]
}

type Where = { field: FieldName; start: number; end: number }

const found =
  (level: Finding['level']) =>
  (rule: Finding['rule'], message: string, where: Where | null = null, repair: Finding['repair'] = null) => ({
    rule,
    level,
    message,
    fix: null,
    field: where?.field ?? ('content' as const),
    span: where && ([where.start, where.end] satisfies Finding['span']),
    repair,
  })

export const lock = found('lock')
export const fault = found('fault')
export const advise = found('advice')

/** The words concerned, short enough to stand in a message. */
export const quote = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `“${line.length > 80 ? `${line.slice(0, 77).trimEnd()}…` : line}”`
}
