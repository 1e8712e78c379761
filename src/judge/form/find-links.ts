import { lines } from './lines.ts'
import { hostOf, type NamedProduct } from './names-product.ts'
import type { Place } from './place.ts'
import { wordsOf } from './split-words.ts'
import { isStop, silentWords } from './stop-words.ts'

export type Link = Place & {
  written: string
  host: string
  url: URL | null
  bare: boolean
  label: string | null
}

// Every country, and the endings that products and shorteners use. The whole list of endings weighs more than this whole folder.
const COUNTRIES = lines`
  acadaeafagaialamaoaqarasatauawaxazbabbbdbebfbgbhbibjbmbnbobrbsbtbwbybzcacccdcfcgchcickclcmcncocrcucvcwcx
  cyczdedjdkdmdodzeceeegereseteufifjfkfmfofrgagbgdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhnhrhthuidieiliminio
  iqirisitjejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmdmemgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymz
  nancnenfngninlnonpnrnunzompapepfpgphpkplpmpnprpsptpwpyqarerorsrurwsasbscsdsesgshsisjskslsmsnsosrssstsusv
  sxsysztctdtftgthtjtktltmtntotrtttvtwtzuaugukusuyuzvavcvevgvivnvuwfwsyeytzazmzw
`
const GENERIC = `
  com net org info biz name pro mobi xyz online site store shop tech cloud app dev page web blog link click
  top club live life world today space website work works tools software systems solutions services digital
  media agency studio design team group company business ventures capital finance money marketing email chat
  social network community forum wiki help support guide tips news press events academy school training
  courses education university health care clinic doctor dental fit fitness yoga pet pets dog vet house
  homes garden farm food cafe restaurant bar pizza wine coffee beer fashion style beauty salon spa hair
  jewelry art gallery photo photos photography video film movie music band audio games game fun party gift
  gifts deals sale cheap discount promo free win bet casino poker adult sexy porn loan loans credit
  insurance tax legal law lawyer travel tours flights hotel holiday vacations taxi cars auto bike parts
  tires build builders construction plumbing energy solar green eco bio earth science technology computer
  host hosting domains codes data ninja guru expert rocks cool best one vip plus zone city place land estate
  realty properties rent lol wtf buzz trade trading exchange market markets bank pub ink bot icu cfd cyou
  rest quest sbs gdn loan stream download review racing date win bid men party edu gov mil int eu asia cat
  jobs tel travel museum aero coop onion test example invalid local
`
const ENDINGS = new Set([...(COUNTRIES.match(/../g) ?? []), ...GENERIC.trim().split(/\s+/)])
/** Endings of files, so that `README.md` is no address. */
const FILES = new Set(['md', 'py', 'rs', 'sh', 'pl', 'ps', 'zip', 'mov', 'cc', 'local', 'st'])
const NOT_ADDRESSES = new Set(['asp.net', 'ado.net', 'vb.net', 'ml.net', 'socket.io', 'e.g', 'i.e'])
const SHORT = /^(?:x|t|g|b|v|u|q|j|s|n|m)\.(?:com|co|me|ly|gd|to|gg|ai|io|st|link|org|page)$/i

const SHORTENERS = new Set(
  `
    bit.ly t.co goo.gl tinyurl.com ow.ly is.gd buff.ly rebrand.ly cutt.ly lnkd.in t.ly rb.gy shorturl.at
    tiny.cc bl.ink short.io v.gd linktr.ee dub.sh dub.co s.id amzn.to adf.ly trib.al soo.gd clck.ru git.io
    urlz.fr qr.ae
  `
    .trim()
    .split(/\s+/),
)
const TRACKING = new RegExp(
  lines`
    ^(?:utm_\w*|ref|ref_\w*|referrer|referral|fbclid|gclid|dclid|msclkid|twclid|ttclid|igshid|mc_[ce]id|aff
    |aff_?id|affiliate|via|src|source|campaign|partner|promo|coupon|code|cid|_ga|_hs\w+|yclid|rdt_cid
    |click_?id|tag|invite)$
  `,
  'i',
)

const SCHEME =
  /(?:\b[a-z][a-z\d+.-]{1,10}:\s?\/\s?\/|\b(?:mailto|javascript|data|tel|vbscript):(?=\S)|(?<=^|[\s("'[<])\/\/(?=[\p{L}\p{N}-]+\.))[^\s<>"\])]*/giu
const BARE = new RegExp(
  lines`
    (?<![\p{L}\p{N}@._/-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?:\p{L}{2,24}
    |xn--[a-z\d-]+)(?![\p{L}\p{N}@]|-\p{L}|\.\p{L})(?::\d{2,5})?(?:[/?#][^\s<>"\])]*)?
  `,
  'giu',
)
const SPELT = new RegExp(
  lines`
    (?<![\p{L}\p{N}@-])[\p{L}\p{N}-]{2,63}(?:\s?(?:\[\.?\s?(?:dot)?\s?\]|\(\s?(?:dot|\.)\s?\)
    |\{\s?(?:dot|\.)\s?\})\s?|\s+dot\s+)(?:com|net|org|io|ai|app|dev|co|me|gg|ly|xyz|site|shop|info|biz
    |online|store|tech|cloud|link|click|email|uk|de|eu|example|test
    |invalid)\b(?:\s?(?:\/|\s+slash\s+)\s?[\p{L}\p{N}-]+)?
    |(?<![\p{L}\p{N}@-])[\p{L}\p{N}-]{2,63}(?:\s+\.\s?|\.\s)(?:com|io)\b(?!\s*[''])
    |(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,63}d0tcom\b
  `,
  'giu',
)
const NEXT_SENTENCE = /[^\s.]\.\s(?:Com|Io)$/
/** Of the words in an English text, far more are silent. */
const MOST_SILENT = 0.12
const silent = new Set(silentWords)
const MARKDOWN = /\[([^[\]\n]{0,300})\]\(\s{0,3}<?([^)\s>]{1,2000})>?(?:\s+"[^"]*")?\s*\)/g

/** Every address in a text, with or without its scheme, in Markdown or spelt out; e-mail addresses are not among them. */
export function findLinks(text: string): Link[] {
  const found: Link[] = []
  const add = (start: number, end: number, target: string, bare: boolean, label: string | null = null) => {
    if (found.some((other) => start < other.end && end > other.start)) return
    const url = parse(target)
    const host = (
      url?.hostname ||
      target.replace(/^[a-z]+:\W*/i, '').split(/[/?#]/)[0] ||
      target
    ).toLowerCase()
    found.push({
      start,
      end,
      written: text.slice(start, end),
      host: host.replace(/^www\./, ''),
      url,
      bare,
      label,
    })
  }
  for (const match of text.matchAll(MARKDOWN)) {
    const [whole, label = '', target = ''] = match
    add(match.index, match.index + whole.length, target, false, label)
  }
  for (const match of text.matchAll(SCHEME)) {
    const written = match[0].replace(/[.,;:!?'*_~]+$/, '')
    if (written.length > 4) add(match.index, match.index + written.length, written, false)
  }
  for (const match of text.matchAll(BARE)) {
    const written = match[0].replace(/[.,;:!?'*_~]+$/, '')
    if (isAddress(written)) add(match.index, match.index + written.length, written, !/[/?#]./.test(written))
  }
  for (const match of text.matchAll(SPELT)) {
    const written = match[0]
    if (isNextSentence(text, match.index, written)) continue
    const target = written
      .replaceAll(/\s?[[({]?\s?\b(?:dot|d0t)\b\s?[\])}]?\s?|\s?[[({]\s?\.\s?[\])}]\s?|\s*\.\s*/gi, '.')
      .replaceAll(/\s?(?:\/|\bslash\b)\s?/gi, '/')
    if (!isStop(written.split(/\s/)[0]?.toLowerCase() ?? ''))
      add(match.index, match.index + written.length, target, true)
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** `até ao Porto. Com 3 kg`: these begin sentences where people write Portuguese or Italian, and never where they write English. */
function isNextSentence(text: string, start: number, written: string) {
  if (!NEXT_SENTENCE.test(written) || !/^\s[\p{L}\p{N}]/u.test(text.slice(start + written.length)))
    return false
  const words = wordsOf(text)
  return words.filter((word) => silent.has(word)).length <= words.length * MOST_SILENT
}

function isAddress(written: string): boolean {
  const host = written.split(/[/?#:]/)[0] ?? ''
  if (/^www\./i.test(host)) return true
  const labels = host.split('.')
  const ending = labels.at(-1) ?? ''
  const name = labels.at(-2) ?? ''
  if (
    NOT_ADDRESSES.has(host.toLowerCase()) ||
    !(ENDINGS.has(ending.toLowerCase()) || ending.startsWith('xn--'))
  )
    return false
  if (/[/?#]./.test(written)) return true
  // `works.It` is two sentences, and `p.m` a time of day.
  if (/^\p{Lu}\p{Ll}/u.test(ending) || FILES.has(ending.toLowerCase())) return false
  if (name.length < 2) return SHORT.test(host)
  return !(isStop(name.toLowerCase()) && ending.length < 3)
}

function parse(target: string): URL | null {
  const mended = target.replaceAll(/\s/g, '').replace(/^hxxp/i, 'http').replace(/^\/\//, 'https://')
  return URL.parse(
    /^[a-z][a-z\d+.-]*:/i.test(mended) && !/^[\w.-]+:\d/.test(mended) ? mended : `https://${mended}`,
  )
}

export type LinkFault = 'foreign' | 'shortener' | 'tracking' | 'not_allowed'

/** What is wrong with a link; null for the product's own where links may stand. */
export function faultOf(link: Link, product: NamedProduct, linksAllowed: boolean): LinkFault | null {
  if (SHORTENERS.has(link.host)) return 'shortener'
  if (link.label !== null && findLinks(link.label).some((shown) => shown.host !== hostOf(product.website)))
    return 'foreign'
  if (link.host !== hostOf(product.website) || !isPlain(link)) return 'foreign'
  if (
    link.url &&
    [...link.url.searchParams].some(([name, value]) => TRACKING.test(name) || /:|%3a|\/\//i.test(value))
  ) {
    return 'tracking'
  }
  return linksAllowed ? null : 'not_allowed'
}

/** Over http or https, to no port of its own, as nobody else. */
const isPlain = ({ url, written }: Link) =>
  url !== null &&
  /^https?:$/.test(url.protocol) &&
  !url.username &&
  !url.password &&
  !url.port &&
  !/^h?xx/i.test(written)
