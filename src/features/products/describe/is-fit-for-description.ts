import { lines } from '../../../judge/form/lines.ts'

/** A description has nobody who says I, and addresses nobody. */
const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b(?!\/)/
const PRAISE = new RegExp(
  lines`
    \b(?:the|by far|your|simply|europe's|america's|world's) (?:\w+ )?(?:best|fastest|easiest|cheapest
    |simplest|smartest|greatest|safest|finest|strongest|number one)\b
    |\b(?:best|fastest|cheapest|safest|easiest) (?:[\w-]+ ){0,2}(?:app|tool|software|product|service
    |on the market|in the world|available|there is|around)\b|#\s?1\b|\bnumber one\b
    |\bmost (?:advanced|powerful|popular|affordable|reliable|accurate|trusted|secure|loved|innovative)\b
    |\b(?:unbeatable|unmatched|unrivall?ed|unparalleled|world-class|best-in-class|revolutionary
    |nothing else comes close|second to none|beats? (?:every|all|any)|better than (?:any|every|all|the))\b
  `,
  'i',
)

/** Whether a description may say so by its tone: of the product, in the third person, without praise. */
export const isFitForDescription = (sentence: string) =>
  !FIRST_PERSON.test(sentence) && !PRAISE.test(sentence)
