import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'
import { findMachineText } from './ai-topic.ts'
import { forbids, permits } from './permission.ts'
import type { Sentence } from './rule-sentences.ts'

type Reading = { stance: 'banned' | 'disclose' | 'silent'; quote: string | null }

const LABEL = anyOf(
  lines`
    \b(?:disclos\w*|label(?:l?ed|s)?|tag(?:ged)?|flair(?:ed)?|mark(?:ed)?|credit(?:ed)?|declare[ds]?
    |flag(?:ged)?)\b|\bun(?:labell?ed|disclosed|marked|tagged|flaired|declared)\b
  `,
  String.raw`\b(?:say|state|mention|note|tell us|admit) (?:so|it|that|which|you|if|when|in|clearly)\b|\bmust (?:say|state|put|carry|include)\b`,
  String.raw`\bbe (?:open|up-?front|transparent|honest) about\b`,
)
const UNLABELLED = new RegExp(
  lines`
    \bun(?:labell?ed|disclosed|marked|tagged|flaired|declared)\b
    |\bwithout (?:a |the )?(?:label|tag|flair|disclos|saying|mention)
    |\b(?:hid(?:e|ing)|fail(?:ing|ure) to|no label)\b
  `,
)
const LABEL_NO_HELP = new RegExp(
  lines`
    \b(?:even|regardless|whether or not|with or without|labell?ed or not|disclosed or not)\b
    |\b(?:label|tag|flair|disclos)\w*\b[^.;]{0,20}\b(?:doesn't|won't|isn't|no excuse)\b
  `,
)
/** Asks for a person's words and names no machine at all. */
const BY_PEOPLE = new RegExp(
  lines`
    \b(?:posts|comments|text|content|everything|all|answers|submissions)\b[^.;]{0,20}\b(?:must|should|has to
    |have to|needs? to) be (?:\w+ )?(?:written|typed|authored) by (?:an? |actual |real )*(?:humans?|persons?
    |people|you)\b
  `,
)

/** What one rule says about text that a machine wrote. */
export function readAiStance(sentences: Sentence[]): Reading {
  const byPeople = sentences.find(({ plain }) => BY_PEOPLE.test(plain))
  if (byPeople) return { stance: 'banned', quote: byPeople.text }
  const found = findMachineText(sentences.map(({ plain }) => plain))
  const first = sentences[found[0] ?? -1]
  if (!first) return { stance: 'silent', quote: null }
  const onTopic = sentences.filter((_, i) => found.includes(i))
  const about = sentences.slice(sentences.indexOf(first))
  const bars = ({ plain }: Sentence) => forbids(plain) && !UNLABELLED.test(plain)
  const ban = onTopic.find(bars)
  // A title often is a mere heading, the text below it the duty.
  const label = [...about.slice(1), first].find(
    ({ plain }) => LABEL.test(plain) && !LABEL_NO_HELP.test(plain),
  )
  if (label && (!ban || ban === label)) return { stance: 'disclose', quote: label.text }
  if (ban) return { stance: 'banned', quote: ban.text }
  // "No low effort posts, also …": the refusal stands in another sentence than the machine.
  const barred = !onTopic.some(({ plain }) => permits(plain)) && sentences.some(bars)
  return barred ? { stance: 'banned', quote: first.text } : { stance: 'silent', quote: null }
}
