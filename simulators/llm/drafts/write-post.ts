import { firstSentence, nameProduct } from './name-product.ts'
import { ANSWER, ASK, pick, TIPS } from './plain-words.ts'
import type { Brief } from './read-brief.ts'
import { titlePhrase } from './title-phrase.ts'
import { toldSentences } from './told-sentences.ts'

const titles: Record<string, (thing: string, number: string) => string> = {
  'I just built...': (thing) => `I just built ${thing}. What would you want from it?`,
  'My app reached...': (_, number) => `My app reached ${number}. What I would do again and what not`,
  'After months of work...': (thing) => `After months of work ${thing} is usable. Here is what took so long`,
  'Finally launched...': (thing) => `Finally launched ${thing}. The plain version of how it went`,
  "I've been working on...": (thing) => `I've been working on ${thing} and I'm stuck on one question`,
  'Excited to share...': (thing) => `Excited to share ${thing}, and more curious what is missing`,
  'Hit a major milestone...': (_, number) => `Hit a major milestone: ${number}. Notes for anyone behind me`,
  'Looking for feedback on...': (thing) => `Looking for feedback on ${thing}, the harsh kind`,
}

/** So many of something. How long it took is no milestone. */
const COUNTED =
  /\$?\b\d[\d,.]*(?:%|k\b(?:\s[a-z]+s\b)?|\s(?!(?:second|minute|hour|day|week|month|year|time)s\b)(?:MRR\b|(?:paying |active |new |happy )?[a-z-]+s\b))/i

/** A post from what the writer says. Whatever number is missing stays to be filled in. */
export function writePost(brief: Brief) {
  const told = toldSentences(brief.context)
  const thing = thingOf(brief)
  const number = COUNTED.exec(brief.context)?.[0]
  const title = (titles[brief.hook ?? ''] ?? ((one: string) => `What we learned from ${one}`))(
    thing,
    number ?? '[your number]',
  )
  if (brief.mode === 'notes_only') {
    const notes = [...told.slice(0, 3), 'what it does, in your own words', 'one honest question at the end']
    return `${title}\n\n${notes.map((note) => `- ${note.toLowerCase()}`).join('\n')}`
  }
  const paragraphs = [
    told.slice(0, 2).join(' '),
    brief.mode === 'mention_disclosed' ? nameProduct(brief) : '',
    told.slice(2).join(' '),
    `One thing that would have helped earlier, in case you are about to do the same. ${ANSWER}`,
    ...pick(TIPS, 1, brief.seed),
    ASK,
  ]
  return `${title}\n\n${paragraphs.filter(Boolean).join('\n\n')}`
}

function thingOf({ mode, product, description }: Brief) {
  const about = firstSentence(description)
  if (mode === 'mention_disclosed' && product) return about ? `${product} (I make it)` : product
  const phrase = titlePhrase(about, 60)
  return phrase ? `a small tool (${phrase.charAt(0).toLowerCase()}${phrase.slice(1)})` : 'a small tool'
}
