const TRADE = String.raw`(?:accountants?|bookkeepers?|cpas?|auditors?|lawyers?|attorneys?|solicitors?|barristers?|paralegals?|judges?|notar(?:y|ies)|doctors?|physicians?|surgeons?|nurses?|pharmacists?|dentists?|therapists?|psychologists?|psychiatrists?|counsell?ors?|vets?|veterinarians?|professors?|scientists?|researchers?|bankers?|brokers?|(?:financial|tax|legal|investment|business|security) (?:advis[eo]rs?|consultants?|planners?|experts?|officers?)|inspectors?|(?:police |government |tax )officers?|mods?|moderators?|admins?|administrators?|automoderator|reviewers?|journalists?|reporters?|experts?|specialists?|professionals?|employees?|insiders?|regulators?|investigators?|official|representatives?|spokes(?:person|man|woman)|staff)`
const SOME = String.raw`(?:[\w'-]+ ){0,3}?`
const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|several|some|(?:twenty|thirty|forty)-\w+)\+?`

const patterns = [
  String.raw`\b(?:speaking|writing|talking|posting|answering|commenting|replying|here) as (?:an?|the|one of the|your)? ?${SOME}[\w-]+`,
  String.raw`(?<!\b(?:work|works|worked|working|hire|hires|hired|qualif\w+|train\w*|act|acts|job|someone|somebody|same|such|well|far|soon|long|him|her|them|it) )\bas (?:an?|the|one of the|your) ${SOME}${TRADE}\b(?=[^.!?]*\b(?:I|I'd|I'm|I've|I'll|my|me|we|our|us)\b)`,
  String.raw`\b(?:I'm|I am|we're|we are|I work as|I happen to be) (?:an?|the|one of the|your|with the)? ?${SOME}${TRADE}\b`,
  String.raw`^\W*(?:[\w-]+ ){0,3}(?:${TRADE}|fellow [\w-]+|former [\w-]+|long-?time [\w-]+|ex-[\w-]+) (?:speaking )?here\b`,
  String.raw`\b${COUNT}(?: [\w-]+)? (?:years|decades) (?:of (?:practice|experience|work|service)|as an?|in (?:the )?[\w-]+)\b(?=[^.!?]*\b(?:I|my|me|we|our|us|taught)\b)|\b(?:I|my|we|our)\b[^.!?]*\b${COUNT}(?: [\w-]+)? (?:years|decades) (?:of (?:practice|experience|work|service)|as an? )`,
  String.raw`\bI (?:always |usually |often )?(?:tell|advise|teach|treat|represent|coach|audit|warn) (?:all |most |many |some )?(?:of )?(?:my|our) [\w-]+`,
  String.raw`\b(?:on behalf of|in the name of) (?!§)|\b(?:we|all of us|greetings) (?:here )?(?:at|from) (?!§)\p{Lu}[\p{L}\p{N}]+|\bwe(?:'re| are) (?:the )?(?:team|people|makers|folks) (?:of|at|behind|from) (?!§)\p{Lu}|\byour (?!§)\p{Lu}[\p{L}\p{N}]+ (?:team|crew)\b|(?:^|\n)\s*[-–—]{1,2} ?(?:your |the )?(?!§)\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}?[\p{L}\p{N}]+){0,3}\s*$`,
  String.raw`\b(?:the |this sub's |our |sub's |r\/\w+'s? )?(?:mods?|moderators?|mod team|moderation team|admins?|reddit)(?: of this \w+| here)?(?: have| has| already| officially| also)* (?:approved?|approves|verified|verify|endorsed?|endorses|recommend(?:s|ed)?|confirmed|vetted|signed off on|asked) (?:this|it|§|us|me|our|my|that (?:everyone|all))|^\W*official (?:notice|announcement|statement|warning|answer)\b|\b(?:moderator|mod|admin) (?:notice|announcement|statement|message|note|warning|recommendation|pick|answer|reply)\b|\b(?:approved|verified|endorsed|vetted|recommended) by (?:the |this sub's |our )?(?:mods?|moderators?|mod team|reddit|admins?)\b|\bas (?:mods|moderators),? we\b|\bwe,? the (?:mods|moderators)\b`,
  String.raw`(?<!\b(?:ask|hire|find|get|pay|see|read|by|from|some) (?:an? )?)\b(?:outside|independent|neutral|impartial|unbiased|third-party) (?:reviewer|expert|tester|observer)s?\b`,
].map((source) => new RegExp(source, source.includes(String.raw`\p{Lu}`) ? 'u' : 'iu'))

/** A trade, an office or an authority that the writer speaks with; null for none. That they make the product is none. */
export function findRole(masked: string): string | null {
  const text = masked.replace(
    /^(\W*)([A-Z])(?=[a-z])/,
    (_, lead: string, first: string) => lead + first.toLowerCase(),
  )
  const signed = SIGNATURE.exec(masked)
  if (signed) return signed[0]
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match && !MAKER.test(match[0])) return match[0].replaceAll('§', 'it').trim()
  }
  return null
}

/** A line with nothing but a name and where it belongs. */
const SIGNATURE =
  /^[-–—\s]*(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}*\.?)?, (?:the )?\p{Lu}[\p{L}\p{N}]+(?: (?!and\b|or\b)\p{L}+){0,3}|(?:[\p{L}\p{N}]+,? ){1,4}(?:customer care|customer support|customer service|support team|help ?desk))$/u

const MAKER = /\b(?:founder|maker|creator|developer|dev|builder|author|owner|indie|solo)\b/i
