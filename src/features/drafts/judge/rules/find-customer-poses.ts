import type { Finding } from '../../schema.ts'
import type { ReadDraft, ReadSentence } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const IT = String.raw`(?:["*_(]{0,3}§|it\b|this (?:app|tool|one|site|thing|product)\b|(?:an?|the|this|that) (?:[\w-]+ ){0,3}(?:app|tool|site|service|software|product)(?: called|,|:)? ?["*(]{0,3}§)`
const WE = String.raw`\b(?:I|we|(?:my|our) (?:team|wife|husband|partner|boss|company|office|shop|salon|clinic|studio|agency|business|groomer|friend|brother|sister|coworkers?|colleagues?|accountant|dentist))`
const HAVE = String.raw`(?:'ve|'m|'re|'d| have| has| am| are| had)?`
const OFTEN = String.raw`(?: (?:actually|also|just|recently|personally|always|now|currently|only|finally|really|been|both|all|happily|even|started|tried|ended up|began|absolutely|literally|honestly|still|use|keep|totally))*`

/** Never true of the one who makes it. */
const NEVER = [
  `\\b(?:told|showed|recommended|introduced|turned|pointed|tipped|put|got|sold)\\b[^.]{0,20}\\b(?:me|us|my \\w+)\\b[^.]{0,15}(?:\\b(?:about|to|onto|on|toward|towards|off about) )?${IT}`,
  `${WE}${HAVE}${OFTEN} (?:stumbled|came|happened|chanced|ran) (?:up)?(?:on|across|into|over)(?:to)? ${IT}`,
  `${WE}${HAVE}${OFTEN} (?:found|discovered|heard (?:about|of|good things about|great things about)|read about|saw) (?:(?:an?|the|this) (?:[\\w-]+ ){0,3}(?:called|named) )?["*(]{0,3}§`,
  `${WE}${HAVE}${OFTEN} (?:switch(?:ed|ing)|moved|migrated|upgraded|changed|went|jumped|came)(?: over)?(?: everything| all [\\w ]{1,20})?(?: from [\\w' ]{1,30})? to ["*(]{0,3}§`,
  `${WE}${HAVE}${OFTEN} (?:sign(?:ed|ing)? up (?:for|to|with)|subscrib(?:ed|ing|er)(?: to)?|bought|purchased|pay(?:ing)? for|paid for|downloaded|installed|signed on with) (?:${IT})`,
  `\\b(?:happy|satisfied|paying|long-?time|loyal|proud|early|big|huge|new|delighted|regular|daily)[ -](?:customer|user|subscriber|fan)\\b(?: of (?:${IT}))?`,
  `\\bas an? (?:[\\w-]+ )?(?:customer|user|subscriber) of\\b|\\b(?:I'm|I am|we're) (?:just |only )?an? (?:[\\w-]+ )?(?:customer|user|subscriber|fan)\\b`,
  `\\b(?:not|no|isn't|aren't|zero|without|have no) (?:in any way |at all |being )?(?:affiliat(?:ed|ion)|associat(?:ed|ion)|connect(?:ed|ion)|sponsored|paid|a shill|shilling)\\b|\\bunaffiliated\\b|\\bno (?:skin in|stake|horse in)`,
  `\\bwish (?:I|we)(?:'d| had)? (?:found|known about|discovered|switched|heard)\\b`,
  `\\b(?:everyone|someone|people|somebody|folks|others|a (?:friend|client|colleague|coworker|buddy|mate|guy|girl|redditor|customer)|my (?:friend|brother|sister|wife|husband|boss|cousin|colleague|coworker|buddy|neighbou?r|accountant|groomer|dad|mom|partner))\\b[^.]{0,25}\\b(?:recommended|recommends|swears by|raves about|suggested|mentioned|told (?:me|us) (?:about|to try))\\b[^.]{0,12}(?:${IT})`,
  `\\b(?:best|smartest) (?:decision|money|purchase|\\$?\\d+|thing) (?:I|we)(?:'ve| have)?(?: ever)? (?:made|spent|bought)`,
  `\\bgot ["*(]{0,3}§ (?:for|from|last|a |on)|\\bmy (?:§|subscription)\\b(?! (?:project|app|product))`,
  `${WE}${HAVE}${OFTEN} (?:gave|given|giving|give) (?:${IT}) a (?:try|go|shot|whirl|spin)`,
  `${WE}${HAVE}${OFTEN} (?:tried|tested|trialled|trialed|evaluated|compared|reviewed) (?:out )?(?:(?:about |like |all |a few |several |every |\\w+ )?(?:tools|apps|options)[^.]{0,40})?["*(]{0,3}§`,
]

/** True of a maker who uses their own thing, if they have said so. */
const UNDISCLOSED = [
  `${WE}${HAVE}${OFTEN} (?:use|uses|used|using|run everything on|rely on|relying on|relied on|depend on|swear by|swears by|live by|stick with|sticking with|stuck with|go with|went with|settled on|chose|picked|love|loves|loved|loving|adore|enjoy|enjoying|like|liked|recommend|been on|on|work with|been with|been happy with|am happy with|'m happy with|can't live without|couldn't live without|would be lost without|have nothing but good things to say about|tried|trying|set up|switched) (?:${IT})`,
  `\\b(?:highly|definitely|strongly|totally|wholeheartedly|would|can't|cannot|really|can) recommend\\b`,
  `(?:${IT})[^.]{0,40}\\b(?:saved|saves|changed|helped|fixed|solved|transformed|cut|made|has been|worked|works|is working|has worked)\\b[^.]{0,25}\\b(?:me|us|my (?:life|business|salon|shop|sanity|team|week|day)|our (?:life|business|salon|shop|team))\\b`,
  `(?:${IT}) (?:is|was|has been|'s been)[^.]{0,30}\\b(?:life ?saver|life-?chang\\w+|game-?chang\\w+|godsend|lifesaver|a blessing|my (?:go-to|favou?rite|secret weapon|new best friend|pick))`,
  `\\bmy (?:go-to|favou?rite|personal favou?rite|current favou?rite|secret weapon|pick|tool of choice|daily driver|recommendation)\\b[^.]{0,30}(?:${IT})`,
  `\\b(?:works|worked|working) (?:great|well|wonders|perfectly|like a charm|fine|brilliantly|really well|so well) for (?:me|us)\\b`,
  `\\bhaven't looked back\\b|\\bnever looked back\\b|\\bno complaints\\b|\\bno regrets\\b`,
  `\\bsince (?:switching|moving|signing|getting|using|installing|adopting|starting)[^.]{0,25}(?:${IT})`,
  `\\b(?:a|my|our|one|another|some|several|few|most|other) (?:[\\w-]+ ){0,2}(?:friends?|clients?|groomers?|colleagues?|coworkers?|buddy|buddies|brother|sister|wife|husband|cousin|neighbou?r|mate|boss|accountant|people (?:I|we) know|folks (?:I|we) know)(?: of (?:mine|ours))?(?: \\w+){0,2} (?:use|uses|used|using|loves?|loved|swears? by|switched to|makes?|made|built|runs?|built)\\b[^.]{0,12}(?:${IT})`,
]

const hard = NEVER.map((source) => new RegExp(source, 'iu'))
const soft = UNDISCLOSED.map((source) => new RegExp(source, 'iu'))
/** `I've been using spreadsheets. It…`: `it` means the product only after its name. */
const NEGATED = /\b(?:don't|do not|didn't|not|never|wouldn't|if (?:you|I)|instead of|without) (?:\w+ ){0,2}$/i

/** Speaks of the product as those do who found it, bought it or were told about it. */
export function findCustomerPoses({ sentences }: ReadDraft): Finding[] {
  let disclosed = false
  const findings: Finding[] = []
  for (const [at, sentence] of sentences.entries()) {
    disclosed ||= sentence.discloses
    if (!isNear(sentences, at)) continue
    const patterns = disclosed || sentences[at + 1]?.discloses ? hard : [...hard, ...soft]
    const said = patterns
      .map((pattern) => pattern.exec(sentence.masked))
      .find((match) => match && !denied(sentence, match))
    if (!said) continue
    const words = quote(said[0].replaceAll('§', 'it'))
    const message = `${words} sounds like a customer, but you make it. Say it as the maker, or take it out.`
    findings.push(block('poses_as_customer', sentence, message, 'remove_sentence'))
  }
  return findings
}

const denied = (sentence: ReadSentence, match: RegExpExecArray) =>
  NEGATED.test(sentence.masked.slice(0, match.index))

const isNear = (sentences: ReadSentence[], at: number) =>
  [at - 1, at, at + 1].some((near) => {
    const one = sentences[near]
    return one !== undefined && (one.namings.length > 0 || (near <= at && one.aboutProduct))
  })
