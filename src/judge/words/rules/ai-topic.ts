import { lines } from '../../form/lines.ts'
import { anyOf } from '../any-of.ts'

const MODEL = lines`
  (?:a\.?i\.?(?!\w)|artificial intelligence|chat-? ?gpt|gpts?(?:-?\d)?|llms?|(?:large )?language models?
  |models?|claude|gemini|copilot|chat-?bots?|bots?|machines?|generators?|robots?|computers?|assistants?)
`
/** Names that mean a writing machine by themselves; "model" and "bot" need company. */
const NAMED = String.raw`(?:a\.?i\.?(?!\w)|chat-? ?gpt|gpts?(?:-?\d)?|llms?|(?:large )?language models?|claude|gemini|copilot|chat-?bots?)`
const TEXT = lines`
  posts?|comments?|texts?|content|submissions?|answers?|repl(?:y|ies)|responses?|writing|prose|essays?
  |articles?|stor(?:y|ies)|poems?|poetry|reviews?|summar(?:y|ies)|critiques?|feedback|advice|words
  |walls? of text|paragraphs?|slop|output|filler|material|stuff|drivel|garbage|listicles?|copypasta|titles
  |recipes|lyrics
`
const MADE =
  'generated|written|wrote|writes|produced|authored|assisted|drafted|made|composed|created|polished|padded|pasted|copied|spat|churned'
const WROTE =
  'written|write|wrote|drafted|draft|produced|authored|composed|generated|pasted|copied|padded|came|comes|come|straight|posted|lifted|spat'

/** Says that a machine wrote words, or names a machine's words. */
const WRITTEN = anyOf(
  String.raw`\b${MODEL}[- ](?:\w+[- ])?(?:${MADE})\b(?! (?:code|projects?|apps?|tools?))`,
  String.raw`\b${NAMED} (?:[\w-]+ ){0,3}?(?:${TEXT})\b`,
  String.raw`\b(?:machine|bot|model|computer|robot)[- ](?:${TEXT})\b`,
  String.raw`\b(?:auto-?)?generated (?:\w+ ){0,2}?(?:${TEXT})\b|\bgenerative\b`,
  String.raw`\b(?:${TEXT})\b(?: \w+){0,5} (?:generated|synthetic)\b`,
  String.raw`\b(?:${WROTE})\b(?: \w+){0,3} (?:by|with|from|out of|using|in|via|through|of|off)(?: \w+){0,3}? ${MODEL}`,
  String.raw`\b${MODEL} (?:wrote|writes?|generated|produced|spat|does the (?:writing|talking)|did the|speak|answer|post)`,
  lines`
    \b(?:us(?:e|es|ed|ing)|let(?:ting)?|ask(?:ed|ing)?|have|had|help of
    |help from)(?: \w+){0,3}? ${MODEL}(?: \w+){0,3} (?:write|writing|draft|words|speak|post|comment|answer
    |reply)
  `,
  String.raw`\b(?:reads?|smells?|sounds?|looks?|feels?|seems?)(?: \w+){0,2} (?:like|as|of)(?: \w+){0,5} ${MODEL}|\bread as if nobody wrote\b`,
  String.raw`\b(?:past(?:e|es|ed|ing)|post(?:ing)?|copy(?:ing)?)(?: \w+){0,4}? ${NAMED}\b`,
)
/** A bare name in a rule's title, where the text has to say what it is about. */
const BARE = new RegExp(
  lines`
    ^(?:no |ban on |on |about |label |rule \d+\W+)*(?:\w+ (?:and|or) )?${NAMED}(?: policy| rules?| use
    | usage| disclosure| slop| free| allowed| please| ever)?[.!?]*$
  `,
)
const OTHER_MEDIA = lines`
  art|artworks?|images?|imagery|pictures?|photos?|pics?|videos?|music|songs?|tracks?|deepfakes?
  |illustrations?|drawings?|designs?|logos?|thumbnails?|covers?|renders?|headshots?|voices?|voice-?overs?
  |narration|narrators?|audio|code|repositor(?:y|ies)|repos?|projects?|apps?|maps?|characters?|podcasts?
`
const MEDIA = new RegExp(String.raw`\b(?:${OTHER_MEDIA})\b`)
/** Pictures, sound and code: what a machine made there is no text. */
const MADE_OTHERWISE = new RegExp(
  lines`
    \b(?:${MODEL}[- ]?)?(?:(?:generated|made|created|built|drawn|synthetic|written|assisted)[- ]
    |${NAMED} )(?:\w+ )?(?:${OTHER_MEDIA})(?:(?:,| and| or| &)+ (?:${OTHER_MEDIA}))*(?: (?:posts?|content
    |submissions?|generators?))?\b
  `,
  'g',
)
const CODE_WAS_MADE = /\b(?:code|images?|pictures?|art|thumbnail|narrator) (?:was|were|is|are|came)\b[^.;]*/g

/** Which sentences speak of text that a machine wrote. */
export function findMachineText(sentences: string[]): number[] {
  const bareTitle = BARE.test(sentences[0] ?? '') && !sentences.some((plain) => MEDIA.test(plain))
  return sentences.flatMap((plain, i) => {
    if (i === 0 && bareTitle) return [i]
    const words = plain.replaceAll(MADE_OTHERWISE, ' ').replaceAll(CODE_WAS_MADE, ' ')
    return WRITTEN.test(words) ? [i] : []
  })
}
