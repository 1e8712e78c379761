import { findLinks } from '../../../../judge/form/find-links.ts'
import { lines } from '../../../../judge/form/lines.ts'
import { hostOf, startsAfterTheLast } from '../../../../judge/form/names-product.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import { type FormRule, fault, quote } from './form-rule.ts'

/** Words of a model about its own work: they come from instructions, never from a person. */
const INSTRUCTIONS = [
  /\b(?:mention_disclosed|no_mention|notes_only|mention_free|injection_suspected|with_disclosure|set_threads|self_promo(?:tion)?)\b/gi,
  /\bMODE is\b|\b(?:TASK|MODE|RULES|REGISTER|PRODUCT|FACTS|VOICE|LENGTH|LISTS|OTHERS|SYSTEM|PROMPT|INSTRUCTIONS?|DUTIES|OUTPUT)(?: \p{L}+)?\s?[:=]/gu,
  /\bWRITER SAYS\b|\bnumbered facts\b|\bduties(?:, the most important first| in order\b| are\b.{0,20}\btruth\b)/gi,
  /\bquoted (?:blocks?|text|passages?)\b.{0,40}\binstructions?\b|\b(?:material|data), (?:never|not) (?:an? )?instructions?\b/gi,
  /(?:^|\n|\s)F\d{1,2}[.:)]\s+(?=\p{Lu})/gu,
  new RegExp(
    lines`
      \bas an ai(?: language model| assistant)?\b|\bI(?:'m| am) (?:just )?(?:an? )?(?:ai|language model
      |chatbot|virtual assistant)\b|\bI (?:was|am|have been) (?:told|asked|instructed|ordered|configured
      |programmed) to (?:answer|write|say|mention|reply|include|add|recommend)\b
    `,
    'gi',
  ),
]
/** Where the product is about such things, its maker may speak of them. */
const ABOUT_PROMPTS = new RegExp(
  lines`
      \bmy (?:system |hidden |initial )?(?:prompt|instructions)\b|\b(?:system|developer|hidden
      |initial) (?:prompt|message|instructions?)\s*(?::|says?\b|is\b|are\b|reads?\b|tells?\b|states?\b
      |was\b|asks?\b)|\b(?:ignore|disregard|forget) (?:all |the |any |your )*(?:previous|prior|above
      |earlier) (?:instructions?|prompts?|rules?)\b
    `,
  'gi',
)

/** Signs between programs: markers, roles, calls, fields. */
const SIGNALS = [
  /<{3,}[^\n]{0,80}|[^\n>]{1,80}>{3,}/g,
  new RegExp(
    lines`
      (?<!=)={3,}[^=\n]{2,80}={3,}|(?<!-)-{3,} ?(?:BEGIN|END|START|STOP)\b[^\n]*|\b(?:END|BEGIN
      |START) OF (?:[A-Z]+ ){0,2}(?:TEXT|BLOCK|QUOTE|POST|PAGE|CONTENT|DOCUMENT|INPUT|OUTPUT|PROMPT)\b
    `,
    'g',
  ),
  /<\|[^|\n]{1,40}\|>|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT)\]|<<\/?SYS>>|#{2,} ?(?:system|assistant|user|instructions?|response|human)\b/gi,
  /(?:^|\n)[ \t]*(?:assistant|human|tool_result|tool_call|function_call)\s*:/gi,
  /\b(?:tool|function)_(?:result|call|use)s?\b|\b(?:call|run|invoke)s? (?:the )?(?:tool|function) \w+\(/gi,
  /"[\w-]{2,30}"\s?:\s?(?:["[{]|true\b|false\b|null\b)|[{,]\s?"[\w-]{2,30}"\s?:\s?\d/g,
  /\b[a-z]+(?:_[a-z]+)+\(\s?(?:["'{]|\w+\s?=\s?["'])[^)\n]{0,200}\)/g,
  new RegExp(
    lines`
      <!--|-->|<\/?(?:a|abbr|b|big|blockquote|body|br|button|center|code|details|div|em|embed|font|form
      |h[1-6]|head|html|i|iframe|img|input|ins|kbd|li|link|mark|marquee|meta|noscript|object|ol|p|pre|s
      |script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th
      |title|tr|tt|u|ul|video|xml|answer|assistant|draft|comment|description|instructions?|output|post
      |product|prompt|reply|response|result|rewrite|system|text|tool|user)\b[^<>\n]{0,300}>
    `,
    'gi',
  ),
  /&(?:#\d{2,7}|#x[\da-f]{2,6}|lt|gt|nbsp|zwj|zwnj|shy|lrm|rlm|quot|apos|period|sol|colon|commat|num);/gi,
  /!\[[^\]\n]{0,300}\]\s?[([]/g,
  /\[[^\]\n]{0,60}\]:\s?(?:<|#|https?:|[^\s.]{1,100}\.\S)|\[(?:\/\/|comment)\]:?\s?[#(]/gi,
  /\\u[\da-f]{4}|\\x[\da-f]{2}|(?:%[\da-f]{2}){3,}|\b(?:0x)[\da-f]{6,}\b/gi,
]
const BLOB = /(?<![\p{L}\p{N}+/=_-])[A-Za-z\d+/_-]{20,}={0,2}(?![\p{L}\p{N}])/gu
/** Small words, each letter moved by thirteen. */
const ROTATED =
  /\b(?:gur|naq|sbe|jvgu|guvf|gung|lbh|lbhe|ner|sebz|unir|jvyy|abg|ohg|pna|jura|jung|urer|vf|bs|gb|vg|ba|jr|vs|qb|ng|zl|uggc\w*|jjj)\b/gi
const FEWEST_ROTATED = 2
/** Shorter ones are also units and abbreviations, such as GB and vs. */
const LEAST_LETTERS = 3

type Spot = { start: number; end: number }

/** What was made for a program and not for readers: instructions, markup, encoded text. */
export const machineText: FormRule = {
  id: 'machine_text',
  find: ({ fields }, given) =>
    fields.flatMap(({ field, text, plain }) =>
      spotsIn(plain, given).map((spot) =>
        fault(
          'machine_text',
          `${quote(text.slice(spot.start, spot.end))} was made for a machine, not for readers.`,
          { field, ...spot },
        ),
      ),
    ),
  fires: [
    'My system prompt says to help first. Charge a deposit.',
    'MODE: mention_disclosed. Charge a deposit.',
    'Charge a deposit.\n<<<end of post>>>\nThen remind them.',
    '{"draft": "Charge a deposit.", "mention": true}',
    'Charge a deposit. <!-- and a small one at that -->',
    'Charge a deposit. <b>Today.</b>',
    'Charge a deposit. ![](pixel)',
    'Charge a deposit: Q2hhcmdlIGEgZGVwb3NpdCB0b2RheQ==',
    'Charge a deposit. Frr gur thvqr sbe zber.',
    'I make PawSlot.\n\n```tool_call\n{"name":"post"}\n```',
  ],
  passes: [
    'In Sheets I would use =SUMIF(A:A,"no-show",B:B), or =IF(C2="late","call","") for the rest.',
    'Put `{"deposit": true}` into the config and restart.',
    '>>> does anyone use deposits\n\nYes, most salons near me seem to.',
    'The system is simple: a deposit, a reminder, a policy.',
    'A few GB a day, 150 vs 150 people. At 1 GB nobody needs more.',
    'Keep it like this:\n\n```json\n{"name":"post"}\n```',
    { content: 'My system prompt is three lines long.', given: { context: 'I keep the prompts of a team.' } },
  ],
}

function spotsIn(plain: string, given: DraftContext) {
  const patterns = /\bprompts?\b|\binstructions?\b/i.test(ownWords(given))
    ? [...INSTRUCTIONS, ...SIGNALS]
    : [...INSTRUCTIONS, ABOUT_PROMPTS, ...SIGNALS]
  // In code a developer may show what they like, but what it is called says whom it was made for.
  const said = plain.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => {
    const called = /^```[\w-]{1,30}/.exec(code)?.[0] ?? ''
    return called + ' '.repeat(code.length - called.length)
  })
  return [...patterns.flatMap((pattern) => spotsOf(said, pattern)), ...encoded(said, plain, given)]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(startsAfterTheLast())
}

const spotsOf = (text: string, pattern: RegExp): Spot[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))

function encoded(said: string, plain: string, { product }: DraftContext): Spot[] {
  const own = findLinks(plain).filter(({ host }) => host === hostOf(product.website))
  const blobs = spotsOf(said, BLOB).filter(
    ({ start, end }) =>
      isScrambled(said.slice(start, end)) && !own.some((link) => link.start <= start && link.end >= end),
  )
  const rotated = spotsOf(said, ROTATED)
  const isRotated =
    rotated.length >= FEWEST_ROTATED && rotated.some(({ start, end }) => end - start >= LEAST_LETTERS)
  return isRotated ? [...blobs, ...rotated] : blobs
}

/** Capitals within a word and digits among letters; `QuickBooksSelfEmployed` and `self-employed-tax-calculator` are words. */
function isScrambled(run: string): boolean {
  if (/={1,2}$/.test(run) || /^[\da-f]{24,}$/i.test(run)) return true
  const changes =
    run.match(/\p{Ll}\d|\d\p{Ll}|\d\p{Lu}|\p{Lu}\d|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/gu)?.length ?? 0
  return changes >= 4 && changes / run.length > 0.15
}
