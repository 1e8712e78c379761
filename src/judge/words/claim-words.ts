import { isStop } from '../form/stop-words.ts'
import { createVocabulary } from './vocabulary.ts'

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

const synonyms = `text sms message txt ping
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
  .map((group) => group.split(' '))

const vocabulary = createVocabulary({
  apart: /-/,
  tells: (word) => word.length > 1 && !isStop(word) && !/^\d+$/.test(word),
  stem,
  synonyms,
})

/** One token for all words that mean much the same. */
export const meaningOf = vocabulary.rootOf

/** The words of a text that say something, as meanings. */
export const contentWords = (text: string): string[] => vocabulary.readWords(text).map(({ root }) => root)
