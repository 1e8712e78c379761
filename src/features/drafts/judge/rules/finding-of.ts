import type { Finding } from '../../schema.ts'
import type { FieldName } from '../read-draft.ts'

type Where = { field: FieldName; start: number; end: number }

/** The user may go on at their own risk, unless somebody else may have put it there. */
export const block = (
  rule: Finding['rule'],
  { field, start, end }: Where,
  message: string,
  repair: Finding['repair'],
  mayIgnore = true,
): Finding => ({ rule, level: 'block', message, field, span: [start, end], repair, mayIgnore })

export const warn = (
  rule: Finding['rule'],
  message: string,
  where: Where | null = null,
  repair: Finding['repair'] = null,
): Finding => ({
  rule,
  level: 'warn',
  message,
  field: where?.field ?? 'content',
  span: where ? [where.start, where.end] : null,
  repair,
  mayIgnore: true,
})

/** The words concerned, short enough to stand in a message. */
export const quote = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `"${line.length > 80 ? `${line.slice(0, 77).trimEnd()}…` : line}"`
}
