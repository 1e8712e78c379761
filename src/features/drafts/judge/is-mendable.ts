import type { Finding } from '../schema.ts'

/** A mender sees neither the post, nor the rules, nor what was written elsewhere; and a blank is the user's to fill in. */
const FOR_THE_USER = new Set<Finding['rule']>([
  'placeholder_left',
  'unanswered',
  'breaks_rule',
  'reused_pitch',
])

/** Whether other words could put it right. */
export const isMendable = (finding: Finding): finding is Finding & { span: [number, number] } =>
  finding.span !== null && !FOR_THE_USER.has(finding.rule)
