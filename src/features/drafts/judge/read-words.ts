/** Words that carry no content of their own. */
const STOP = new Set(
  `a about above across actually after again ago all almost along already also although always am an and another any anybody
  anyone anything anyway are aren't around as at away back be because been before behind being below between both but by came can
  can't cannot come could couldn't did didn't do does doesn't doing don't done down during each either else enough even ever every
  everyone everything exactly few for from get gets getting give given go goes going gone gonna got had has hasn't have haven't
  having he he's her here here's hers him his how however i i'd i'll i'm i've if in instead into is isn't it it'll it's its itself
  just keep kind know least less let let's like likely little look lot lots made make makes making many may maybe me mean might mine
  more most mostly much must my myself near need needs neither never next no nobody none nor not nothing now of off often oh ok okay
  on once one ones only onto or other others otherwise our ours ourselves out over own per perhaps please pretty probably put quite
  rather really right said same say says see seem seems she should shouldn't since so some somebody someone something somewhere sort
  still stuff such sure take takes than thank thanks that that's the their theirs them themselves then there there's these they
  they'd they'll they're they've thing things think this those though through thus to together too toward try trying under unless
  until up upon us use used uses using usually very via want wants was wasn't way ways we we'd we'll we're we've well went were
  weren't what what's whatever when where whether which while who who's whole whom whose why will with within without won't worth
  would wouldn't yes yet you you'd you'll you're you've your yours yourself e.g i.e etc imo imho fwiw tbh btw op`.split(
    /\s+/,
  ),
)

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** The same length as before, so that offsets stay true. */
export const plainQuotes = (text: string) =>
  text.replaceAll(/[\u2018\u2019\u02BC]/g, "'").replaceAll(/[\u201C\u201D]/g, '"')

export const wordsOf = (text: string): string[] => plainQuotes(text).toLowerCase().match(WORD) ?? []

export const countWords = (text: string) => wordsOf(text).length

/** Light on purpose: `reminders`, `reminding` and `reminded` meet, `remind` and `mind` don't. */
export function stem(word: string): string {
  let root = word.toLowerCase().replace(/'s?$/, '')
  if (root.length <= 3) return root
  root = root.replace(/(?:ies|ied)$/, 'y').replace(/(sh|ch|x|ss|zz)es$/, '$1')
  root = root.replace(/([^aeious])s$|([aeiou][^aeious])s$|([aeo])s$/, '$1$2$3')
  if (root.length > 5) {
    root = root
      .replace(/(?:ations?|ments?|ness)$/, '')
      .replace(/(?:ing|ed|er|ers|or|ly|al|able|ible|ion)$/, '')
  } else if (root.length > 4) root = root.replace(/(?:ing|ed)$/, '')
  return root.replace(/([bdfglmnprt])\1$/, '$1').replace(/(?<=..)[ey]$/, '')
}

const SYNONYMS = `text sms message txt ping
client customer user people person folk buyer subscriber member
reminder remind notification notify alert nudge
book booking appointment schedule slot reserve reservation calendar
price cost charge pay payment pricing fee paid dollar usd eur
automatic automatically auto automate automated itself
email mail e-mail inbox
spreadsheet excel csv sheet
invoice bill billing
picture photo image screenshot
delete remove
find search discover spot look
show display see view list
stop prevent reduce cut fewer avoid less
fast quick instant second speed
phone mobile smartphone
website site page web browser online
team group colleague staff coworker
write draft written
post publish
track follow watch monitor log
file document
free gratis
subscription plan tier
month monthly
year annual yearly annually
week weekly
day daily
buy purchase
chat conversation thread discussion
open-source opensource source
self-host selfhost host
groomer salon grooming
launch release ship
earn revenue mrr income
send deliver
answer reply respond
night evening
job work
kid child children
begin start
finish complete end
hour hourly
shop store
match pair
read speak aloud voice
register account sign login signup
advert advertisement ad ads
mark grade score
swap exchange trade
calculate compute work
signal reception connection
language translation
quote estimate
list rota roster`
  .split('\n')
  .map((group) => group.split(' ').map(stem))

const MEANING = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)))

/** One token for all words that mean much the same. */
export const meaningOf = (word: string) => {
  const root = stem(word)
  return MEANING.get(root) ?? root
}

/** `ups` of `sign-ups` says as little as `up`. */
export const isStop = (word: string) =>
  STOP.has(word) || (word.length > 2 && STOP.has(word.replace(/s$/, '')))

/** The words of a text that say something, as meanings. */
export function contentWords(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 1 && !isStop(word) && !/^\d+$/.test(word))
    .map(meaningOf)
}
