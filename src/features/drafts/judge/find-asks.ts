import { boundPost } from '../../../judge/form/bound-post.ts'
import { splitSentences } from '../../../judge/form/split-sentences.ts'

const MOST = 5
const REQUEST =
  /\b(?:any (?:advice|suggestions?|recommendations?|tips|ideas|thoughts|experience|help|pointers)|looking for (?:an?|some|any|advice|suggestions|recommendations|something|ways|tools?)|need (?:help|advice|suggestions|recommendations|a (?:tool|way|app))|(?:please|can (?:someone|anyone|you)|could (?:someone|anyone|you)) (?:help|recommend|suggest|explain|share|point)|recommend(?:ations?)? (?:me|for|on|an?)|wondering (?:if|how|what|whether|which|why)|curious (?:if|how|what|whether|which|why|about)|(?:would|I'd) (?:love|like|appreciate)(?: to (?:hear|know))?[^.]{0,20}(?:advice|suggestions|recommendations|how|what|thoughts|input)|how do (?:you|I|people)|what (?:do|should|would|tools?|apps?|software) (?:you|I|people)|is there (?:an?|any)|does anyone|has anyone|anyone (?:know|have|else|tried|using)|trying to (?:figure|find|decide)|not sure (?:how|what|which|whether|if)|ELI5|advice (?:needed|wanted|on|about)|help (?:needed|wanted|with))\b/i
/** Asked of nobody, or about nothing. */
const RHETORICAL =
  /^(?:right|you know|thoughts|anyone|ideas|help|why me|what gives|am i (?:crazy|alone|wrong)|is it just me|make sense|does that make sense|sound familiar|who knows|what's up|how are you(?: all| guys)?)\W*$/i

/** What a post asks for: its questions and requests, title first, in the author's words. */
export function findAsks(post: { title: string; text: string }): string[] {
  const { title, text } = boundPost(post)
  const asks = [title, withoutQuotes(text)]
    .flatMap((part) => splitSentences(part))
    .map((sentence) => sentence.text.replace(/^(?:[-*>•\s]|\d+[.)])+/, '').trim())
    .filter((sentence) => isAsk(sentence))
  return [...new Set(asks)].slice(0, MOST)
}

const isAsk = (sentence: string) =>
  !RHETORICAL.test(sentence) &&
  (/\?["')\]]*$/.test(sentence) || REQUEST.test(sentence)) &&
  /\p{L}.*\s.*\p{L}/u.test(sentence)

const withoutQuotes = (text: string) => text.replaceAll(/^[ \t]*>.*$/gm, '')
