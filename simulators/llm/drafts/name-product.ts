import type { Brief } from './read-brief.ts'
import { toldSentences } from './told-sentences.ts'

const VERBS =
  /^(?:accept|add|block|book|collect|connect|cost|count|export|fetch|find|fill|give|group|guard|handle|help|import|keep|let|list|make|match|open|plan|print|put|read|record|remind|run|save|scan|search|send|share|show|sort|speak|store|support|sync|take|tell|text|track|turn|warn|work|write)(?:s|es|ies)\b/i

/** The one sentence or two that name it, and say in the same breath who makes it: in the maker's own words. */
export function nameProduct({ product, disclosures, facts, description, link, seed }: Brief) {
  if (!product) return ''
  const fact = facts.length > 0 ? (facts[seed % facts.length] ?? '') : firstSentence(description)
  const does = fact && sentenceFrom(fact)
  const own = withoutStop(disclosures[(seed >>> 5) % disclosures.length] ?? `I make ${product}`)
  const frank = `${own}, ${admissions[(seed >>> 3) % admissions.length]}`
  const named = own.toLowerCase().includes(product.toLowerCase())
    ? `${frank}${does ? `: ${does}` : ''}.`
    : `${frank}. ${does ? `About ${product}: ${does}` : `It's called ${product}`}.`
  return [named, link ? `It's at ${link}` : ''].filter(Boolean).join(' ')
}

const admissions = ["so I'm not neutral here", 'so weigh it accordingly', "so I'm biased"]

const withoutStop = (sentence: string) => sentence.trim().replace(/[.!]+$/, '')

function sentenceFrom(fact: string) {
  const bare = withoutStop(fact)
  const low = /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
  return VERBS.test(bare) ? `it ${low}` : low
}

export const firstSentence = (text: string) => toldSentences(text)[0]?.replace(/[.!?]+$/, '') ?? ''
