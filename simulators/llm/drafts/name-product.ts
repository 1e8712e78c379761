import type { Brief } from './read-brief.ts'
import { toldSentences } from './told-sentences.ts'

const VERBS =
  /^(?:accept|add|block|book|collect|connect|cost|count|export|fetch|find|fill|give|group|guard|handle|help|import|keep|let|list|make|match|open|plan|print|put|read|record|remind|run|save|scan|search|send|share|show|sort|speak|store|support|sync|take|tell|text|track|turn|warn|work|write)(?:s|es|ies)\b/i

/** The one sentence or two that name it, and say in the same breath who makes it. */
export function nameProduct({ product, facts, description, link, seed }: Brief) {
  if (!product) return ''
  const fact = facts.length > 0 ? (facts[seed % facts.length] ?? '') : firstSentence(description)
  const does = fact && sentenceFrom(fact)
  const openings = [
    `I make ${product}, so I'm not neutral here`,
    `Biased, because I make ${product}`,
    `I built ${product} for this, so weigh it accordingly`,
    `Full disclosure, I make ${product}`,
  ]
  const opening = openings[(seed >>> 3) % openings.length]
  return [`${opening}${does ? `: ${does}` : ''}.`, link ? `It's at ${link}` : ''].filter(Boolean).join(' ')
}

function sentenceFrom(fact: string) {
  const bare = fact.trim().replace(/[.!]+$/, '')
  const low = /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
  return VERBS.test(bare) ? `it ${low}` : low
}

export const firstSentence = (text: string) => toldSentences(text)[0]?.replace(/[.!?]+$/, '') ?? ''
