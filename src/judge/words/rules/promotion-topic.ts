import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'
import { hasOtherSense, withoutOwnAffairs } from './promotion-other-senses.ts'
import { namesSetPlace } from './promotion-thread.ts'
import { MAKING, SHOWING, THINGS, WARES } from './promotion-words.ts'

const WHOSE = "(?:your|their|his|her|my|our|one's|ones)"

/** Speaks of what is the writer's own, or lives by it. No other sense is likely. */
const OWN = anyOf(
  String.raw`\bself-?(?:promo|advert|market|plug|link(?!ed)|serving)`,
  // "Share your app", "their own site", "leave your startup at the door".
  String.raw`\b(?:${SHOWING})\b (?:\w+,? ){0,4}?${WHOSE}(?: own| personal)? (?:[\w'-]+,? ){0,3}?(?:${THINGS})\b`,
  String.raw`\b${WHOSE} own (?:\w+ )?(?:${THINGS})\b|\b(?:own|personal|side) (?:projects?|links?|content|work|videos?|channels?)\b|\bown (?:${WARES})\b`,
  String.raw`\b(?:leave|keep|keeping|bring|take|taking|park) your (?:\w+ )?(?:${WARES})\b`,
  lines`
    \bincluding (?:your|their) own\b|\b(?:something|anything|things?) of (?:your|their) own\b
    |\b(?:mention|name|recommend|plug|post|about|can be|may be|must be|should be) yours\b
  `,
  // "Anything you make", "the one you develop", "if you sell a product".
  lines`
    \b(?:something|anything|things?|stuff|what|somewhere|where|that|the ones?|employer|articles|${WARES}
    |sites?|pages?|projects?|games?|firms?) (?:that |which |who )?(?:you|they)(?:'ve| have
    | yourself)? (?:${MAKING})\b
  `,
  String.raw`\b(?:you|they|members?|anyone|people) (?:make|build|built|sell|own|run|work for|founded)\b[^.;]{0,20}\b(?:${THINGS})\b`,
  lines`
    \bi(?:'ve| have)? (?:just )?(?:built|made|launched|created|wrote) (?:a |an |this|my |x\b|something|it)
    |^(?:built|made|launched) (?:something|anything|a \w+)\?
  `,
  lines`
    \bif you (?:make|made|sell|built|build|run|own) (?:one|it|something)\b|\bcheck (?:out )?my\b
    |\b(?:my|friend made an?) (?:app|site|tool|product|startup|shop|channel|saas)\b
  `,
  // Money and ties.
  lines`
    \b(?:who|that|which) (?:pays?|paid|employs?|sponsors?) (?:you|them)\b
    |\bpaid to (?:mention|post|promote|say|recommend)\b
    |\b(?:sponsored|gifted|paid)\b[^.;]{0,20}\b(?:your|their) own\b
  `,
  lines`
    \b(?:financial|commercial|vested|business|employment)(?: or \w+)? (?:interest|stake|relationship|tie
    |connection)|\bconflicts? of interest\b|\b(?:personal|financial) gain\b
  `,
  lines`
    \b(?:disclos|declar|stat)\w* (?:\w+ ){0,3}?(?:relationship|employer|connection|interest)
    |\baffiliat(?:ed with|ions?)\b(?! (?:links?|codes?|marketing))|\bundisclosed\b
  `,
  // Accounts that are somebody's shop window.
  lines`
    \b(?:brand|business|company|corporate|commercial|shop|store|vendor|product) accounts?\b
    |\b(?:represent|speak for) (?:a|the|your|any) (?:company|brand|business|firm|product)
  `,
  String.raw`\bon behalf of (?:a |an |the |your |their |some )?(?:\w+ )?(?:client|company|brand|business|employer|customer)`,
  String.raw`\b(?:posts|people|accounts?|history|links)\b[^.;]{0,40}\bto (?:one|the same|a single) (?:domain|site|channel)\b`,
  // What promotion is for.
  lines`
    \b(?:drive|driving|send|steer) (?:\w+ )?(?:traffic|visitors|people) to\b
    |\b(?:grow|build|boost) (?:your|their) (?:audience|channel|following|list|brand)
  `,
  lines`
    \b(?:find|get|gain|win|recruit|poach)(?:ing)? (?:new )?(?:customers|clients|followers|subscribers|leads
    |users)\b|\bget(?:ting)? (?:people|others|members|users) to (?:visit|install|buy|download|sign up
    |subscribe|try|click)
  `,
)
/** Words of trade. Each of them has another sense somewhere. */
const TRADE = anyOf(
  String.raw`\bpromo(?:s|ting|tions?|tional|ters?|te[sd]?)?\b|\badvertis\w*|\badverts?\b|\bads?\b|\bbillboard\b`,
  String.raw`\bplug(?:s|ging|ged)?\b|\bshill(?:s|ing|ed)?\b|\bhawk(?:s|ing)?\b|\bpeddl|\bflog(?:ging)?\b|\btout(?:ing)?\b`,
  lines`
    \bsolicit(?:s|ing|ation|ations|ors?)?\b|\bpitch(?:es|ing)?\b|\blead gen
    |\bsales? (?:pitch|posts?|people|person|talk)|\bsales(?:man|men|woman|person|people)\b
  `,
  lines`
    \b(?:stealth|guerr?illa|covert|viral|content|affiliate|email|your) marketing\b
    |\bmarketing (?:your|of|posts?|content|material|copy|accounts?)|\bno marketing\b|\bspam or marketing\b
    |\bmarket your\b|\bmarketers?\b|\bastroturf
  `,
  String.raw`\b(?:non-?)?commercial\b|\bcommerce\b|\bmoneti[sz]|\bfor profit\b|\bnot your customers\b`,
  lines`
    \b(?:no|not|don't|never|without|ban on) (?:(?!buying)\w+ )?(?:sell|selling|sales
    |vending)\b(?! (?:of|accounts?|votes|links|reviews))
    |\bselling\b(?! (?:of|accounts?|votes|links|reviews))(?=[^.;]*\b(?:not|n't|banned|prohibited|removed)\b)
  `,
  lines`
    \b(?:sold|sell) (?:to|things)\b|\bfor[- ]sale (?:posts?|threads?|items?)\b
    |\bno (?:for[- ]sale|sale posts?|products)\b|\bbuy(?:ing)? (?:and|or) sell(?!ing (?:of|or|accounts?))
  `,
  lines`
    \b(?:founders?|makers?|developers?|devs?|authors?|creators?|sellers?)\b[^.;]{0,30}\b(?:may|can|must|who
    |flair|flaired|only|welcome|posts?|pitching|answer|are|introduce|pop\w*)\b|\bvendors\b
  `,
  lines`
    \b(?:app|small|product|tool|game) (?:makers|sellers|founders|developers|devs)\b
    |\bindustry (?:folks?|people|reps?|insiders?|members?)\b
    |\bno (?:sellers|brands|businesses|agencies|companies|founders|influencers)\b
  `,
  lines`
    \b(?:product|app|game|software|company|project|start-?up)s? (?:launch|promo|plug|announcement|intro\w*
    |posts?|spam)|\blaunch(?:es| posts?)\b|\bshowcase\b|\bshow-?off\b
  `,
  String.raw`\bbeta (?:invites?|test(?:s|ers?)|sign-?ups?|launch)|\bbetas\b|\b(?:app|product|site|start-?up|game|tool|idea) (?:feedback|validation)`,
)
const YOUR_THING = new RegExp(String.raw`\byour (?:\w+ )?(?:${THINGS})\b`)

/** Which sentences of a rule speak of promoting what is one's own, by number. */
export function findPromotion(sentences: string[]): number[] {
  const otherwise = sentences.some(hasOtherSense)
  return sentences.flatMap((plain, i) => {
    const offer = withoutOwnAffairs(plain)
    const own = OWN.test(offer) || (YOUR_THING.test(offer) && namesSetPlace(offer))
    return own || (!otherwise && TRADE.test(offer)) ? [i] : []
  })
}
