import { lines } from '../../form/lines.ts'
import { anyOf, eachOf } from '../any-of.ts'

const CAUSES = [
  'discussions?|debate|conversations?|understanding|engagement|kindness|civility|learning|health\\w*|diets?',
  'hate|hatred|violence|bigotry|racism|harm|self-harm|suicide|cruelty|abuse|terror\\w*|extremis[mt]\\w*|eating disorders?',
  'drugs?|drug use|piracy|pirated|illegal|crime|gambling|misinformation|pseudo\\w*|conspirac\\w*',
  'ideolog\\w*|religions?|politic\\w*|part(?:y|ies)|candidates?',
].join('|')

/** A rule with the words of trade that speaks of something else. */
const OTHER_SENSES = anyOf(
  // Ideas, good and bad.
  String.raw`\bpromot(?:e|es|ed|ing|ion of) (?:[\w'-]+,? (?:and |or |of |to )?){0,4}?(?:${CAUSES})\b`,
  String.raw`\bpromot(?:e|es|ing) (?:them|it|this|that) (?:here )?(?:under|as)\b`,
  String.raw`\b(?:breeding|drug|religious|political) promotion\b|\b(?:political|campaign|election) (?:ads?|adverts?)\b`,
  // Chess, rank and sport.
  String.raw`\bunder-?promot|\bpawns?\b|\bpromotion square`,
  String.raw`\bpromotion (?:boards?|points?|lists?|exams?|packets?|cycle|ceremony|scores?|to|from|and relegation|at work|interview|path|race|play-?offs?)\b`,
  String.raw`\b(?:rank|grade|military|job|career|work|army|navy|air force|internal) promotions?\b|\bpromoted (?:to|from|at)\b|\brelegat`,
  String.raw`\b(?:get|got|getting|deserve|denied|passed over for|my|your|a) (?:a )?promotion\b(?! (?:posts?|thread))`,
  String.raw`\b(?:wrestling|mma|boxing|fight|smaller|indie|major) promotions\b`,
  // Film, and adverts as what a community collects.
  lines`
    \bpromo(?:tional)? (?:stills?|posters?|photos?|pics?|pictures?|images?|art|artwork|trailers?|clips?
    |shots|footage|figures?|cards?|material from)\b
  `,
  lines`
    \b(?:vintage|old|classic|retro|antique|print|tv|television|radio|magazine|newspaper|historic(?:al)?
    |misleading|creepy|funny|bad) (?:ads|adverts?|advertisements?|advertising|commercials?)\b
  `,
  String.raw`\b(?:ads|adverts|advertisements|commercials) (?:must|should|need to) (?:be|have|show|include)\b`,
  // The platform's own adverts, and adverts as a craft.
  lines`
    \b(?:reddit|platform|google|facebook|site)(?:'s| places| shows| runs| serves)? (?:own )?(?:ads|adverts?
    |advertising)\b|\bpromoted posts\b|\bad ?block
  `,
  String.raw`\bads? (?:you see|on (?:youtube|tv|reddit|facebook)|complaints?|campaigns?|spend|accounts?|groups?|budget|copy|creative|hominem)\b`,
  // Jobs, bargains and what is unlawful to sell.
  lines`
    \b(?:job|hiring|recruit\w*|housing|rental|flat|room|help wanted|vacancy) (?:ads?|adverts?|advertis\w*)\b
    |\badvertis\w* (?:for )?(?:a |any )?(?:jobs?|hiring|positions?|roles?|vacanc\w+)\b
  `,
  lines`
    \b(?:deals? sub|coupons?|price drops?|bargains?|promo(?:tional)? (?:codes?|offers?|prices?)
    |promotions? (?:and|or) discounts?|discounts? (?:and|or) promotions?
    |(?:store|supermarket|in-store|seasonal) promotions?)\b
  `,
  String.raw`\b(?:sell|selling|sales? of|buy or sell) (?:\w+ )?(?:drugs?|medications?|prescriptions?|weapons?|guns?|firearms|animals?|pets|tobacco|alcohol)\b`,
  // Trade as an adjective.
  lines`
    \bcommercial (?:vehicles?|aircraft|aviation|airlines?|flights?|pilots?|kitchens?|property|real estate
    |licen[cs]e|grade|use|drivers?|surveys?|fishing|insurance|buildings?|leases?|banks?|break|radio
    |airports?|breeders?|varieties|strains)\b
  `,
  String.raw`\b(?:academic|student|research)\b[^.;]{0,20}\bcommercial\b`,
  // Plugs and pitches one can touch or hear.
  lines`
    \b(?:spark|wall|ear) ?plugs?\b|\bplug(?:ged|ging)? (?:it |them |this )?(?:in
    |into)\b(?! (?:the|our|a) (?:[\w-]+ )*thread)|\bplug (?:and play|sockets?)\b
  `,
  String.raw`\b(?:perfect|concert|vocal|football|cricket|steep|roof) pitch\b|\bpitch (?:invasion|black|correction|shift|perfect)\b`,
)
/** One's own affairs as the subject of a question, which offers nothing to anybody. */
const OWN_AFFAIRS = eachOf(
  String.raw`\b(?:help|advice|questions?|feedback|critique|reviews?) (?:for|about|on|with|of) (?:your|my) (?:own )?[\w ]+`,
  String.raw`\byour (?:store|site|shop)(?: url)? for (?:feedback|review|critique)`,
  String.raw`\b(?:use|write|in|with|type|add|say)\b[^.;]{0,30}\b(?:your|their) own (?:words|view|voice|thread|post|opinion|risk|good|research|career)\b`,
  String.raw`\bshow(?:ing)? your work\b`,
  String.raw`"(?:why|how|what|which|should|is|can|where|who)\b[^"]*"`,
)

/** Whether a sentence gives the words of trade another sense. */
export const hasOtherSense = (plain: string) => OTHER_SENSES.test(plain)

export const withoutOwnAffairs = (plain: string) => plain.replaceAll(OWN_AFFAIRS, ' ')
