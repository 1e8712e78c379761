import { findLinks } from '../../../../judge/form/find-links.ts'
import { hostOf, startsAfterTheLast } from '../../../../judge/form/names-product.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

/** Words of a model about its own work: they come from instructions, never from a person. */
const INSTRUCTIONS = [
  /\b(?:mention_disclosed|no_mention|notes_only|mention_free|injection_suspected|with_disclosure|set_threads|self_promo(?:tion)?)\b/gi,
  /\bMODE is\b|\b(?:TASK|MODE|RULES|REGISTER|PRODUCT|FACTS|VOICE|LENGTH|LISTS|OTHERS|SYSTEM|PROMPT|INSTRUCTIONS?|DUTIES|OUTPUT)(?: \p{L}+)?\s?[:=]/gu,
  /\bWRITER SAYS\b|\bnumbered facts\b|\bduties(?:, the most important first| in order\b| are\b.{0,20}\btruth\b)/gi,
  /\bquoted (?:blocks?|text|passages?)\b.{0,40}\binstructions?\b|\b(?:material|data), (?:never|not) (?:an? )?instructions?\b/gi,
  /(?:^|\n|\s)F\d{1,2}[.:)]\s+(?=\p{Lu})/gu,
  /\bas an ai(?: language model| assistant)?\b|\bI(?:'m| am) (?:just )?(?:an? )?(?:ai|language model|chatbot|virtual assistant)\b|\bI (?:was|am|have been) (?:told|asked|instructed|ordered|configured|programmed) to (?:answer|write|say|mention|reply|include|add|recommend)\b/gi,
]
/** Where the product is about such things, its maker may speak of them. */
const ABOUT_PROMPTS =
  /\bmy (?:system |hidden |initial )?(?:prompt|instructions)\b|\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\s*(?::|says?\b|is\b|are\b|reads?\b|tells?\b|states?\b|was\b|asks?\b)|\b(?:ignore|disregard|forget) (?:all |the |any |your )*(?:previous|prior|above|earlier) (?:instructions?|prompts?|rules?)\b/gi

/** Signs between programs: markers, roles, calls, fields. */
const SIGNALS = [
  /<{3,}[^\n]{0,80}|[^\n>]{1,80}>{3,}/g,
  /(?<!=)={3,}[^=\n]{2,80}={3,}|(?<!-)-{3,} ?(?:BEGIN|END|START|STOP)\b[^\n]*|\b(?:END|BEGIN|START) OF (?:[A-Z]+ ){0,2}(?:TEXT|BLOCK|QUOTE|POST|PAGE|CONTENT|DOCUMENT|INPUT|OUTPUT|PROMPT)\b/g,
  /<\|[^|\n]{1,40}\|>|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT)\]|<<\/?SYS>>|#{2,} ?(?:system|assistant|user|instructions?|response|human)\b/gi,
  /(?:^|\n)[ \t]*(?:assistant|human|tool_result|tool_call|function_call)\s*:/gi,
  /\b(?:tool|function)_(?:result|call|use)s?\b|\b(?:call|run|invoke)s? (?:the )?(?:tool|function) \w+\(/gi,
  /"[\w-]{2,30}"\s?:\s?(?:["[{]|true\b|false\b|null\b)|[{,]\s?"[\w-]{2,30}"\s?:\s?\d/g,
  /\b[a-z]+(?:_[a-z]+)+\(\s?(?:["'{]|\w+\s?=\s?["'])[^)\n]{0,200}\)/g,
  /<!--|-->|<\/?(?:a|abbr|b|big|blockquote|body|br|button|center|code|details|div|em|embed|font|form|h[1-6]|head|html|i|iframe|img|input|ins|kbd|li|link|mark|marquee|meta|noscript|object|ol|p|pre|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|title|tr|tt|u|ul|video|xml|answer|assistant|draft|comment|description|instructions?|output|post|product|prompt|reply|response|result|rewrite|system|text|tool|user)\b[^<>\n]{0,300}>/gi,
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

/** Whoever has more than these writes the draft anew. */
const MOST = 20

type Spot = { start: number; end: number }

/** What was made for a program and not for readers: instructions, markup, encoded text. None of it may be pasted. */
export function findMachineText({ fields }: ReadDraft, given: DraftContext): Finding[] {
  const patterns = /\bprompts?\b|\binstructions?\b/i.test(ownWords(given))
    ? [...INSTRUCTIONS, ...SIGNALS]
    : [...INSTRUCTIONS, ABOUT_PROMPTS, ...SIGNALS]
  return fields.flatMap(({ field, text, plain }) => {
    // In code a developer may show what they like, but what it is called says whom it was made for.
    const said = plain.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => {
      const called = /^```[\w-]{1,30}/.exec(code)?.[0] ?? ''
      return called + ' '.repeat(code.length - called.length)
    })
    const spots = [...patterns.flatMap((pattern) => spotsOf(said, pattern)), ...encoded(said, plain, given)]
    const apart = spots.toSorted((a, b) => a.start - b.start || b.end - a.end).filter(startsAfterTheLast())
    return apart
      .slice(0, MOST)
      .map((spot) =>
        block(
          'machine_text',
          { field, ...spot },
          `${quote(text.slice(spot.start, spot.end))} was made for a machine, not for readers. Take it out.`,
          'remove_sentence',
          false,
        ),
      )
  })
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
  return rotated.length >= FEWEST_ROTATED ? [...blobs, ...rotated] : blobs
}

/** Capitals within a word and digits among letters; `QuickBooksSelfEmployed` and `self-employed-tax-calculator` are words. */
function isScrambled(run: string): boolean {
  if (/={1,2}$/.test(run) || /^[\da-f]{24,}$/i.test(run)) return true
  const changes =
    run.match(/\p{Ll}\d|\d\p{Ll}|\d\p{Lu}|\p{Lu}\d|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/gu)?.length ?? 0
  return changes >= 4 && changes / run.length > 0.15
}
