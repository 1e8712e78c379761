import { lines } from '../../../../judge/form/lines.ts'
import { startsAfterTheLast } from '../../../../judge/form/names-product.ts'
import { type FormRule, lock, quote } from './form-rule.ts'

const INSIDE = lines`
  (?:your|my|our|insert|add|enter|fill|put|name|number|product|company|brand|link|url|website|date
  |amount|price|city|place|industry|niche|placeholder|xx?x?|n|here|month|year|duration|time ?frame
  |figure|percentage|metric|result|feature|problem|competitor|tool|topic|role|job|example|specific
  |details?|something|username|user|subreddit|title|milestone|revenue|mrr|tbd|todo|blank|the )
`
const patterns = [
  new RegExp(
    String.raw`\[(?!x\]|\s\])(?:${INSIDE}\b[^\]\n(]{0,60}|[^\]\n]{0,40}\b(?:here|number|name|placeholder|goes here))\](?!\()`,
    'giu',
  ),
  /\[[A-Z][A-Z _-]{2,40}\](?!\()/gu,
  /\{\{[^{}\n]{1,40}\}\}/gu,
  new RegExp(
    String.raw`\{\s?(?:${INSIDE}(?![\p{L}\p{N}.,:])[\p{L}\p{N} _-]{0,40}|[\p{L}_-]{1,20}[ _-](?:name|number|here))\s?\}`,
    'giu',
  ),
  /<(?!https?:)(?:your|insert|product|company|name|link|number|url|add|my)\b[^<>\n]{0,40}>/giu,
  /(?<![\p{L}\p{N}_])_{3,}(?![\p{L}\p{N}])/gu,
  new RegExp(
    lines`
      (?<![\p{L}\p{N}])(?:[$€£]\s?[XN]{1,4}|[XN]{1,3}\s?%|X{2,3}(?=\s(?:users|customers|months|years|days
      |weeks|hours|dollars|people|percent|clients|k\b))|X,XXX|XXX|N(?=\s(?:users|customers|months
      |clients))|X(?=\s(?:users|customers|months|years|days|weeks|hours|people
      |clients)\b))(?![\p{L}\p{N}])
    `,
    'gu',
  ),
  /\b(?:TODO|TBD|FIXME|TKTK|lorem ipsum|insert (?:\w+ ){1,3}here|your[_ -](?:product|company|number|name)[_ -]here|YOUR_\w+|PRODUCT_NAME)\b/gu,
]
const REDDIT =
  /^\[(?:OC|OP|META|HELP|QUESTION|DISCUSSION|SOLVED|UPDATE|NSFW|EDIT|SERIOUS|ADVICE|FEEDBACK|LONG|RANT|TLDR|TL;DR|WIP|AMA|HIRING|SHOWOFF|SHOW)\]$/i

/** An inch mark opens no quotation. */
const QUOTED = /(?<![\p{L}\p{N}])(?:"[^"\n]{1,400}"|“[^“”\n]{1,400}”)(?![\p{L}\p{N}])/gu
/** The writer's, wherever it stands. */
const OWN = /^\W{0,3}(?:your|my|our|insert|add|enter|fill|put|todo|tbd|fixme|tktk|lorem)/i

/** Something that was to be filled in. */
export const placeholderLeft: FormRule = {
  id: 'placeholder_left',
  find: ({ fields }) =>
    fields.flatMap(({ field, text }) =>
      blanksOf(text).map((place) =>
        lock('placeholder_left', `Fill in ${quote(text.slice(place.start, place.end))}.`, {
          field,
          ...place,
        }),
      ),
    ),
  fires: [
    'I make PawSlot. Charge [your number] dollars.',
    'Charge {{amount}} up front.',
    'It took X months.',
    'Charge {amount} up front.',
    'Dear {product_name} owner, dear {customer name}, dear { name }.',
    'She said "no way". Charge [your number] dollars.',
    'A 24" shelf took me [number] hours, the 30" one less.',
    'She told me "[your number] is low". I made [your number] last month.',
  ],
  passes: [
    'Like this:\n\n```\nhello {{name}}\n```',
    'Use `{{name}}` in the template.',
    '[Update] We charge now.',
    'See [the form](https://pawslot.com).',
    'Ask git for HEAD^{tree} and give it { timeout: 15000 }, {name, price} or {user.id}.',
    'A 24" shelf. Write “Hi [name], it is here.”',
    'Write "Hi [name], we are closed until [date]." If [name] answers, fine.',
  ],
}

function blanksOf(text: string) {
  const code = placesOf(text, /```[\s\S]*?```|`[^`\n]*`/g)
  const quoted = placesOf(text, QUOTED)
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: words, index }) => !isWithin(code, index) && !REDDIT.test(words))
  // A message that the reader may copy has blanks of its own, which are the reader's to fill in.
  const readers = found.filter(({ 0: words, index }) => isWithin(quoted, index) && !OWN.test(words))
  const theirs = new Set(readers.map(([words]) => words))
  return found
    .filter(([words]) => !theirs.has(words))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .toSorted((a, b) => a.start - b.start)
    .filter(startsAfterTheLast())
}

type Place = { start: number; end: number }
const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: run, index }) => ({ start: index, end: index + run.length }))
const isWithin = (places: Place[], at: number) => places.some(({ start, end }) => at > start && at < end)
