import type { Finding } from '../../schema.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

/** Where an order to the reader can start. */
const ORDER = String.raw`(?:^["'(*\s-]*|[.!?:;,)–—-]\s*|\b(?:please|pls|just|so|then|and|or|to|go|also|gladly|you can|you could|you may|feel free to|be sure to|make sure to|don't forget to|don't hesitate to|if you (?:want|like|'d like|need)[^.!?]{0,30},?|if interested,?|interested\?|happy for you to|could you|can you|would you|anyone can|everyone can|come|welcome to|remember to|want to|wanna) )`

const patterns = [
  // Votes
  `${ORDER}(?:upvote|up-vote|updoot|smash (?:that|the)|like and (?:share|subscribe)|vote for (?:us|me|it|§|this)|give (?:this|it|us|me|the post) (?:an? )?(?:upvote|like|vote|share|boost|star)|leave (?:us |me |§ |it )?(?:an? )?(?:upvote|like|(?:\\w+ )?review|rating|5)|share this|retweet|star (?:us|it|the repo|§))\\b`,
  `\\b(?:appreciate|love|need|want|asking for|grateful for|means? (?:a lot|the world)[^.]{0,30}|help (?:me|us) (?:out )?(?:with|by)|support (?:me|us) (?:with|by)|hit) (?:an? |any |some |your |all |the |every )?(?:upvotes?|up-votes?|votes?|likes?|updoots?|upvoting|upvote button)\\b|\\bupvotes? (?:appreciated|welcome|help|if)|\\bsupport (?:us|me) (?:on|at) product ?hunt|\\b(?:we're|I'm|we are|it's) (?:live )?on product ?hunt (?:today|now|right now)`,
  `\\b(?:an? |your |every |each )?(?:updoot|up-?vote)s? (?:keeps?|helps?|makes?|means?|gets?|gives?|goes|brings?|lets?|pushes|counts?)\\b|\\bif (?:this|it|that)[^.!?]{0,30}(?:helped|helps|was (?:useful|helpful)|is useful)[^.!?]{0,12}\\b(?:up-?vote|updoot|vote|award|karma)\\b`,
  `\\b(?:updoot|up-?vote|vote|like|share)s? (?:would|will|is|are|'d)(?: be)?(?: really| so| very| much)? (?:lovely|great|nice|appreciated|awesome|helpful|amazing|help|mean|cool|welcome)\\b|\\bneed (?:the|some|your|more) (?:karma|upvotes)\\b`,
  // Direct messages
  `${ORDER}(?:dm|pm|message|inbox|text|whatsapp|ping|email|e-mail|contact|write(?: to)?|hit up|call|add) (?:me|us)\\b`,
  `${ORDER}(?:shoot|send|drop|slide|give|leave) (?:me|us) (?:over )?(?:an? |your |some )?(?:quick )?(?:dm|pm|message|direct message|private message|note|email|e-mail|mail|line|call|chat)\\b|\\bhit (?:me|us) up\\b|\\bslide into (?:my|our) dms?\\b`,
  `\\b(?:my|our) (?:dms?|pms?|inbox|messages) (?:is|are|'re)(?: always| wide)? open\\b|\\b(?:dms?|pms?) (?:are )?open\\b|\\b(?:chat|talk|answer|help|discuss|share|send|explain|continue|take this)[^.!?]{0,40} (?:in|via|by|over|through|to) (?:dms?|pms?|private(?: message)?|direct message|chat)\\b`,
  `\\b(?:I'll|I will|I can|I could|can I|may I|let me|I'd be happy to|happy to|I'd love to|glad to) (?:also |gladly |quickly )?(?:dm|pm|message|privately message|inbox) (?:you|it|the|anyone|a|over)\\b|\\b(?:I'll|I will|I can|happy to|glad to|let me) (?:send|shoot|drop)[^.!?]{0,40} (?:in|via|by) (?:a )?(?:dm|pm|private message|direct message)s?\\b|\\bcheck your (?:dms?|pms?|inbox|messages)\\b`,
  `\\b(?:reach out|get in touch|drop in|connect)(?: to (?:me|us)| with (?:me|us)| directly| privately| anytime| any time| if)`,
  `\\bcomment (?:below )?["'*]?\\w+["'*]? (?:below )?and (?:I'll|I will|we'll)`,
  // Sign-ups
  `${ORDER}(?:sign|signing) up(?= ?(?:$|[.!,:)]|here|now|today|at\\b|on (?:our|the|my)|for (?:§|free|our|the|a free|it|early)|with (?:us|§)|below|before|and (?:get|try|see)|takes|if|through|via|to (?:§|get|try|our)))`,
  `${ORDER}(?:join (?:the|our|my) (?:wait(?:ing)?[- ]?list|beta|discord|slack|telegram|newsletter|community|server|list|facebook group|early access)|register (?:here|now|today|at|for (?:§|free|our)|on)|subscribe (?:to (?:§|my|our)|here|now|today|for)|follow (?:me|us|§|my|our|along (?:on|at))|book (?:a|your) (?:free )?(?:demo|call|consultation)|(?:start|grab|claim|get|begin) (?:your|a|the) (?:free )?(?:trial|account|spot|copy|license|discount|seat|invite|free)|create (?:an|your) (?:free )?account|download (?:it|§|the app) (?:here|now|today|from)|use (?:my |the |our |this |promo |discount |coupon |referral )*(?:code|coupon|referral|link)\\b|get \\d+ ?% off|buy (?:§|it) (?:now|today|here)|try (?:§|it) (?:now|today|for free|free)\\b|(?:click|tap) (?:here|the link|on the link|below|my profile)|check (?:out )?(?:my|our) (?:profile|bio|pinned|website|site|link)|link in (?:my )?(?:bio|profile)|enter your email|drop your (?:email|e-mail|number|handle)|fill (?:out|in) (?:my|our|this|the) (?:form|survey)|take (?:my|our) survey)`,
  `\\b(?:link|details|more|url|address) (?:is |are )?in (?:my|our|the) (?:bio|profile)\\b|\\blooking for (?:beta )?(?:testers|sign-?ups|early (?:users|adopters))\\b[^.]{0,60}\\b(?:sign|dm|join|message|comment)|\\b(?:need|want|get|getting|gather(?:ing)?|collect(?:ing)?) (?:more |some |a few |our first |my first |\\d+ )?sign-?ups\\b(?=[^.]*\\b(?:please|help|today|from you|here)\\b)|\\bsign-?ups? (?:are |is )?(?:open|live|welcome|appreciated)\\b`,
].map((source) => new RegExp(source, 'iu'))

/** Advice about others, or against asking. */
const NOT_MINE =
  /\b(?:don't|do not|never|avoid|stop|without|instead of|rather than|not|no need to|nobody will|before you) (?:\w+ ){0,2}$|\b(?:clients?|customers?|people|them|they|users?|owners?|parents|students|visitors|who|ask(?:ing)? (?:\w+ ){0,3}to|tell(?:ing)? (?:\w+ ){0,3}to|let (?:\w+ ){1,3}|make (?:\w+ ){1,2}|have (?:\w+ ){1,2}|get (?:\w+ ){1,3}to|invite (?:\w+ ){1,2}to|says?|said|wrote)\s*["']?(?:to |can |will |just )?$/i
const DIRECTED = /^\W*(?:if you|please|pls|feel free|happy|my|our|i'll|i will|i can)/i

/** Asks the reader for votes, direct messages or sign-ups. */
export function findBegging({ sentences }: ReadDraft): Finding[] {
  return sentences.flatMap((sentence) => {
    const said = patterns
      .map((pattern) => pattern.exec(sentence.masked))
      .find(
        (match) =>
          match && (DIRECTED.test(match[0]) || !NOT_MINE.test(sentence.masked.slice(0, startOfWords(match)))),
      )
    if (!said) return []
    const words = quote(said[0].replace(/^[\W_]+/, '').replaceAll('§', 'it'))
    return [
      block(
        'begging',
        sentence,
        `${words} asks readers for something for you. Most communities remove that: take it out.`,
        'remove_sentence',
      ),
    ]
  })
}

/** An order's lead-in belongs to what is before it: `ask them to sign up`. */
const startOfWords = (match: RegExpExecArray) => {
  const lead = /^(?:[^\p{L}]*|(?:to|and|or|just|then|so)\s)+/iu.exec(match[0])?.[0].length ?? 0
  return match.index + lead
}
