import { oneLine } from '../../../prompting/quote-strangers.ts'

const MAX_RULE = 500
const MAX_RULES = 20

type Rule = { name: string; text: string; appliesTo: 'all' | 'link' | 'comment' }

/** A community's rules for what is to be written, each on a line. Reddit calls posts links. */
export const quoteRules = (rules: Rule[], kind: 'comment' | 'post') =>
  rules
    .filter(({ appliesTo }) => appliesTo !== (kind === 'comment' ? 'link' : 'comment'))
    .slice(0, MAX_RULES)
    .map(({ name, text }) => oneLine([name, text].filter(Boolean).join(': '), MAX_RULE))
