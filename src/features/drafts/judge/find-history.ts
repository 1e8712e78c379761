import { disclosesMaking } from './find-disclosure.ts'

export type History = { said: string; about: string }

const IRREGULAR =
  'had was were went did saw got came knew took gave found felt left lost ran began became kept told spent brought bought built broke chose drew drove ate fell fought flew forgot grew heard held hid hurt led learnt lent made met paid quit rode rose sold sent shot showed sat slept spoke stood stuck swam swore taught thought threw understood woke wore won wrote burnt dealt dug froze shut struck swapped'
const ADVERB = String.raw`(?:,? (?:also|just|once|recently|actually|finally|even|really|only|always|never|usually|still|literally|honestly|personally|originally|eventually|initially|almost|nearly|basically|definitely|both|all|then|first|probably|ended up|accidentally|stupidly|quickly|slowly|used to|had to|kept on))*`
const PAST = String.raw`(?:${IRREGULAR.split(' ').join('|')}|(?!need|feed|speed|embed|succeed|proceed|exceed|seed|bleed|indeed)[a-z]{2,}ed)`
const DISCOURSE = String.raw`(?! (?:said|mentioned|meant|noticed|wondered|hoped|forgot to (?:say|mention|add)|thought (?:I'd|I would|this|that|it)|saw (?:your|that you|this|you)|read (?:your|that you|this)|wanted to (?:say|ask|add|mention|share|chime)|figured (?:I'd|this|it)|promised|agreed|guessed|had to (?:guess|pick|choose|say)|was (?:going to|about to|wondering|thinking|curious|surprised|hoping)|had one (?:tip|thought)|needed to pick|misread|missed your|upvoted|linked|quoted|listed|described|was you|were you|were (?:you|to|in your)|was in your|was to|had to start over)\b)`

const patterns = [
  // I lost…, we tried…
  String.raw`\b(?<!\b(?:if|would|should|could|than|wish|that|as) )(?:I|we)${ADVERB}${DISCOURSE} ${PAST}\b(?!')`,
  String.raw`\b(?:when|after|before|because|until|while|since|the way|what|how|where) (?:I|we)${ADVERB}${DISCOURSE} ${PAST}\b(?!')`,
  // I've been doing…, we have tried…
  String.raw`\b(?:I've|we've|I have|we have|I'd been|I had|we had)${ADVERB} (?!to\b|got\b|a\b|an\b|no\b|one\b|the\b|some\b|any\b|not\b|more\b|found that|seen (?:people|others|folks|that)|noticed|heard|read|always (?:thought|wondered|liked|wanted|loved|preferred)|been (?:thinking|meaning|wondering|wanting|told|curious))(?:been|done|gone|had|tried|run|made|seen|lost|spent|worked|lived|used|gotten|taken|given|known|kept|dealt|built|sold|shipped|[a-z]{2,}ed)\b`,
  // My clients loved…, our first users came…
  String.raw`\b(?:my|our)(?: [\w'-]+){1,3}? (?!need|feed|speed|based|used to it|called|named)(?:${PAST})\b(?! (?:tool|app|plan|version|by)\b)`,
  // Had the same last year. Been there. Used to run…
  String.raw`^["'(*\s-]*(?:(?:yeah|yes|yep|oh|man|ugh|honestly|same|same here|ha|lol|so|and)\W+)*(?:had (?:this|the same|a similar|exactly|the exact|that|an? )|been there|been in|been doing|went through|spent (?:\w+ ){1,4}(?:hour|day|week|month|year)|lost (?:\w+ ){1,4}|used to (?:have|run|do|work|be|own|struggle|get)|tried (?:this|that|every|all|a bunch|it)|happened to (?:me|us)|dealt with|struggled with|learned this|same thing happened|ran into|finally (?:launched|shipped|quit|hit|reached|released)|just (?:launched|shipped|quit|hit|reached|released)|hit \d|reached \d|launched )`,
  String.raw`\b(?:happened|happening) to (?:me|us)\b|\b(?:worked|did it|fixed it|helped|did the trick|clicked) for (?:me|us)\b|\bsaved (?:me|us)\b|\bin the same boat\b(?=[^.]*\b(?:ago|last|year|month|until|before))|\bbeen there\b|\bI remember (?:when|the|my|how|being)\b|\bback when (?:I|we)\b|\btook (?:me|us) (?:\w+ ){1,4}(?:day|week|month|year|hour)|\bcost (?:me|us)\b|\bused to (?:be|work as|run|own) (?:a|an|my)\b(?=[^.]*\b(?:I|me|my)\b)`,
  // I run a salon. As a former nurse…
  String.raw`\bI (?:run|own|manage) (?:an?|my own|two|three|four|\d+) (?!§)(?!(?:[\w-]+ ){0,3}(?:tool|app|saas|startup|product|side project|software)\b)[\w-]+`,
  String.raw`\bas an? (?:fellow|former|ex-?|long-?time|recovering|full-time|part-time|retired|professional|working|single) ?[\w-]+|\bI'm an? (?:fellow|former|ex-?|long-?time|full-time|retired|professional|licensed|certified) ?[\w-]+|\b(?:I've|we've) (?:been )?(?:in|around) (?:\w+ ){1,4}for (?:\w+ )?(?:years|decades|months)`,
].map((source) => new RegExp(source, 'iu'))

const MOTIVE =
  /\b(?:because|since|as|when|after|so)\b(?: I| we)? (?:was|were|got|had gotten|felt|needed|wanted|couldn't find|kept wanting|hated|wished)\b(?: (?:so |really |just |too )?(?:tired|sick|fed up|frustrated|annoyed|bothered|missing))?/i
const MAKING =
  /\b(?:I|we)(?:'ve|'m| have| am| are)?(?: \w+){0,2} (?:make|made|making|build|built|building|created?|develop(?:ed)?|design(?:ed)?|wrote|coded|launched|founded|co-?founded|started|shipped|maintain|put together|hacked together|released|publish(?:ed)?)(?= (?:§|it\b|this\b|that\b|one\b|(?:a|an|the|my|our|something)\b))/i

/** A past event of the writer's own; null for none. That they built the product is disclosure, not history. */
export function findHistory(masked: string): History | null {
  if (/\?\s*$/.test(masked) && !/\b(?:I|we) /.test(masked)) return null
  const disclosing = disclosesMaking(masked)
  const rest = disclosing ? masked.replace(MAKING, ' ').replace(MOTIVE, ' ') : masked
  for (const pattern of patterns) {
    const match = pattern.exec(rest)
    if (!match) continue
    if (/\b(?:if|would have|wish)\b[^.]{0,12}$/i.test(rest.slice(0, match.index))) continue
    return { said: match[0].replaceAll('§', 'it').trim(), about: rest.replaceAll('§', ' ') }
  }
  return null
}
