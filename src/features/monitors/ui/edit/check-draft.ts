import { type MonitorInput, monitorInput } from '../../schema.ts'

/** What can be refused without asking the server, in its words, by field. */
export function checkDraft(input: MonitorInput): Record<string, string[]> {
  const checked = monitorInput.safeParse(input)
  if (checked.success) return {}
  const errors: Record<string, string[]> = {}
  for (const { path, message } of checked.error.issues) (errors[String(path[0])] ??= []).push(message)
  return errors
}
