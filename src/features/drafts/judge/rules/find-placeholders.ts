import { startsAfterTheLast } from '../../../../judge/form/names-product.ts'
import type { Finding } from '../../schema.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const INSIDE = String.raw`(?:your|my|our|insert|add|enter|fill|put|name|number|product|company|brand|link|url|website|date|amount|price|city|place|industry|niche|placeholder|xx?x?|n|here|month|year|duration|time ?frame|figure|percentage|metric|result|feature|problem|competitor|tool|topic|role|job|example|specific|details?|something|username|user|subreddit|title|milestone|revenue|mrr|tbd|todo|blank|the )`
const patterns = [
  new RegExp(
    String.raw`\[(?!x\]|\s\])(?:${INSIDE}\b[^\]\n(]{0,60}|[^\]\n]{0,40}\b(?:here|number|name|placeholder|goes here))\](?!\()`,
    'giu',
  ),
  /\[[A-Z][A-Z _-]{2,40}\](?!\()/gu,
  /\{\{?[^{}\n]{1,40}\}\}?/gu,
  /<(?!https?:)(?:your|insert|product|company|name|link|number|url|add|my)\b[^<>\n]{0,40}>/giu,
  /(?<![\p{L}\p{N}_])_{3,}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:[$€£]\s?[XN]{1,4}|[XN]{1,3}\s?%|X{2,3}(?=\s(?:users|customers|months|years|days|weeks|hours|dollars|people|percent|clients|k\b))|X,XXX|XXX|N(?=\s(?:users|customers|months|clients))|X(?=\s(?:users|customers|months|years|days|weeks|hours|people|clients)\b))(?![\p{L}\p{N}])/gu,
  /\b(?:TODO|TBD|FIXME|TKTK|lorem ipsum|insert (?:\w+ ){1,3}here|your[_ -](?:product|company|number|name)[_ -]here|YOUR_\w+|PRODUCT_NAME)\b/gu,
]
const REDDIT =
  /^\[(?:OC|OP|META|HELP|QUESTION|DISCUSSION|SOLVED|UPDATE|NSFW|EDIT|SERIOUS|ADVICE|FEEDBACK|LONG|RANT|TLDR|TL;DR|WIP|AMA|HIRING|SHOWOFF|SHOW)\]$/i

/** Whoever has left more than these hasn't begun. */
const MOST = 20

/** Something that was to be filled in. */
export function findPlaceholders({ fields }: ReadDraft): Finding[] {
  return fields.flatMap(({ field, text }) => {
    const code = [...text.matchAll(/`[^`\n]*`/g)]
    const inCode = (at: number) => code.some(({ 0: run, index }) => at > index && at < index + run.length)
    const found = patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(({ 0: words, index }) => !inCode(index) && !REDDIT.test(words))
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
      .toSorted((a, b) => a.start - b.start)
      .filter(startsAfterTheLast())
      .slice(0, MOST)
    return found.map((place) =>
      block(
        'placeholder_left',
        { field, ...place },
        `Fill in ${quote(text.slice(place.start, place.end))}, or take out the sentence.`,
        'remove_sentence',
      ),
    )
  })
}
