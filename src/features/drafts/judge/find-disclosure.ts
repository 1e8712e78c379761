/**
 * Whether the writer says, in the first person, that they make the product. The product's namings are given as `§`, so that the
 * patterns see `I built §` and not `I built a workflow around §`. Doubt counts as no: an advertisement that isn't told is worse
 * than one told twice.
 */
const NAME = String.raw`["*_(]{0,3}§['"*_)]{0,3}`
const I = String.raw`\b(?:(?<!\b(?:if|wish|did|do|does|have|had|though|pretend|suppose|assume|like|was|am|(?:they|people|you|some|he|she|folks|everyone) (?:say|said|claim|think|thinks|thought|joke|assume)) )I|we|(?:my|our) [\w-]+(?: [\w-]+)? and I|(?:my|our) (?:team|company|startup|studio|agency|partner|co-?founder|business|employer|wife and I))`
const HAVE = String.raw`(?:'m|'ve|'re| am| are| have| had| has| is| was| were)?`
const ADVERB = String.raw`(?:,? (?:actually|also|just|recently|personally|myself|originally|basically|currently|happen to|happened to|even|only|finally|literally|quietly|ended up|went and|kind of|sort of|helped|help|co-?|still|been|the one who|the person who|the guy who|the dev who|ourselves|self-))*`
const MAKE = String.raw`(?:make|makes|made|making|build|builds|built|building|create|creates|created|creating|develop|develops|developed|developing|design|designed|wrote|write|code|coded|coding|maintain|maintains|maintaining|ship|shipped|launched|launching|founded|co-?founded|cofounded|own|work on|working on|worked on|put together|hacked together|cooked up|threw together|publish|programmed|bootstrapped|bootstrapping|solo-built)`
const OPERATE = String.raw`(?:run|runs|running|started|sell|operate)`
const THING = String.raw`(?:tool|app|product|software|service|site|website|web app|platform|startup|saas|extension|plugin|plug-in|add-on|addon|bot|library|package|side project|side-project|project|widget|scheduler|tracker|planner|calculator|newsletter|marketplace|generator|api|cli|solution|(?:some)?thing(?= (?:for|that|to|called|exactly|specifically))|utility|editor|checker|reader|organi[sz]er|timer|assistant|crm|monitor|analy[sz]er|invoicer)`
/** What may follow a name that is the object of making; `I made § part of my routine` makes nothing. */
const AFTER_NAME = String.raw`(?=\s*(?:$|[.,;:!?()"*–—…/-]|\band\b|\bso\b|\bbut\b|\bfor\b(?! (?:my|our|the) (?:clients?|customers?|team|salon|shop|business) )|\bto (?!the\b|my\b|our\b|handle my|run my)\w|\bbecause\b|\bafter\b|\bwhen\b|\bsince\b|\bas (?:a|an|my)\b|\bwith (?:my|a|one|two|another)\b|\bmyself|\bourselves|\bon the side|\bin \d{4}|\blast\b|\bthis (?:year|spring|summer|fall|winter|month)|\bexactly|\bprecisely|\bspecifically|\bpartly|\bmostly|\bout of\b|\bfrom\b|\bover\b|\baround (?:this|that|exactly)|\bwhich\b|\bthat\b|\bif\b|\bhere\b|\bfull[- ]time|\band\b|\bwhile\b|\btoo\b|\bsolo\b|\balone\b|\b(?:a|one|two|three|\d+) (?:few|couple|years?|months?|weeks?)\b|\bis\b|\bbtw\b|\bfull disclosure|\bdisclosure|\bdoes\b|\bcan\b|\bmight\b|\bdirectly|\bto\b$))`
const AFTER_IT = String.raw`(?=\s*(?:$|[.,;:!?)"*–—…-]|\bmyself|\bourselves|\bfor (?:this|that|exactly|people|myself|my own|our own|groups|folks|precisely)|\bbecause\b|\bafter\b|\bso\b|\band\b|\bbut\b|\bwhen\b|\bwith (?:my|a|two|one)\b|\bto (?:solve|fix|stop|help|scratch|avoid|deal|do|handle|make|get rid|cut|save|keep|track)|\bspecifically|\bexactly|\bfull[- ]time|\bon the side|\balone|\bsolo|\bbtw\b|\bhere\b|\bin \d{4}|\blast (?:year|month|week|spring|summer|fall|winter)|\bthis year|\bfrom\b|\bout of\b|\bif\b|\bpartly|\bmostly))`
const ROLE = String.raw`(?:sole |solo |lead |main |original |one-person |indie )?(?:(?:co-?)?(?:founder|creator|maker|developer|dev|author|builder|owner|designer|maintainer|engineer)|ceo|cto|guy|person|one|team|people|woman|man|inventor|programmer)`
const OF = String.raw`(?:of|behind|at|for|on|who (?:built|made|makes|builds|created|runs|wrote)|building|making)`
const SMALL = String.raw`(?:(?:own|little|small|tiny|side|new|indie|solo|free|paid|saas|startup|open[- ]source|very own|humble|first|web|bootstrapped|one-person|self-built|weekend|pet|hobby|early|startup's|latest|actual)[ -])*`
const MINE = String.raw`(?:product|startup|start-up|side[- ]project|project|company|saas|app|tool|software|service|extension|plugin|site|website|baby|creation|thing|business|newsletter|library|bot|game|platform|invention)`
const FAVOURITE = String.raw`(?!(?:go-to|favou?rite|current|daily|main|usual|preferred|old|recent|trusty)\b)`

const patterns = [
  // I make §. We've been building §.
  `${I}${HAVE}${ADVERB} ${MAKE}(?::| (?:a|an|the|this|our|my)(?: [\\w'-]+){1,6} (?:called|named)| (?:something|one) called| this,?| the)? ${NAME}${AFTER_NAME}`,
  `${I}${HAVE}${ADVERB} ${OPERATE} ${NAME}(?=\\s*(?:$|[.,;:!?)("*–—-]|and\\b|so\\b|but\\b|because\\b|after (?![^.]*\\b(?:recommend|told|suggest|saw|heard|hearing|found|finding|read|reading|seeing|trying))|when I|in \\d{4}|to (?:solve|fix|stop|help|scratch)|with my|myself|as a (?:side|solo)|full[- ]time|which\\b))`,
  // I left my job and built §.
  `${I}\\b[^.;"§]{2,80}?(?: and| then|,) (?:then |finally |eventually |later )?(?:built|made|created|launched|founded|developed|wrote|coded|shipped) (?:${NAME}${AFTER_NAME}|it${AFTER_IT})`,
  // I make it. (I built this)
  `${I}${HAVE}${ADVERB} (?:${MAKE}|run|started) (?:it|this|that one|that|both|this one|them)${AFTER_IT}`,
  // I make a tool for that, §. I built something for this called §
  `${I}${HAVE}${ADVERB} (?:${MAKE}|run|sell|started) (?!(?:a|an|the|my|our) (?:similar|different|competing|rival|spreadsheet|list))(?:a|an|the|my own|our own|our|my|one|another|some|this|that)? ?(?:[\\w'-]+ ){0,4}?${THING}s?\\b(?! (?:called|named|,|:) (?!["*(]{0,3}§))(?! (?:for|at|in) (?:my|our) (?:own )?(?!team and)\\w+)(?! (?:with|using|on|in|around|on top of|via|through|from) ["*(]{0,3}§)(?!(?: [\\w'-]+){0,6} (?:with|using|on|via|through|that uses|which uses|powered by|and|but|until|before|then) ["*(]{0,3}§)`,
  // I wrote one, §. Built it myself.
  `${I}${HAVE}${ADVERB} ${MAKE} one(?:,|:| called| named| -| –| —|\\s?\\()? ?${NAME}`,
  `^\\W*(?:[\\w ]{1,20}[,:] )?(?:built|made|wrote|created|coded|developed) (?:it|this|${NAME}) (?:all )?(?:myself|ourselves)\\b`,
  // I'm the bloke who makes §. the person who built §, aka me
  `\\b(?:I'm|I am|we're|we are) (?:also |actually |just |literally )*(?:the|one of the|an?) (?:[\\w-]+ ){1,3}?(?:who|that) (?:actually |also )?(?:${MAKE}|sells?|runs?|started) (?:the )?(?:${NAME}|it\\b|this\\b)`,
  `\\b(?:I'm|I am|we're|we are) (?:the|one of the) (?:[\\w-]+ ){1,3}?behind (?:${NAME}|it\\b|this\\b|that\\b)`,
  `\\bwho (?:${MAKE}|sells?|runs?|started) (?:${NAME}|it|this)\\W{1,3}(?:aka|a\\.k\\.a\\.?|i\\.e\\.?|that's|which is|that is|meaning|so|namely) (?:me|us)\\b`,
  `${NAME},? (?:which|that) (?:I'm|I am|we're|we are) (?:the|an?) (?:${ROLE})s? (?:of|behind)`,
  // I'm the founder of §. We're the team behind it.
  `\\b(?:I'm|I am|we're|we are|as|i'm also|being|it's from|this is|speaking as) (?:also |actually |one of |literally |just |obviously |admittedly )*(?:the |a |an |its |one of the |half of the )(?:${ROLE}|(?:[\\w-]+ )?${ROLE})s? (?:${OF}) ?(?:the |our |this )?(?:[\\w-]+ )?(?:${NAME}|it\\b|this\\b|that\\b)`,
  `\\b(?:I'm|I am|we're|we are) (?:also |actually |obviously |literally |just )*(?:the|its) (?:sole |solo |lead |main |indie )?(?:co-?)?(?:founder|creator|maker|developer|dev|author|builder|owner|maintainer)s?(?=\\s*(?:$|[.,;:!?)"*–—-]|here\\b|so\\b|btw\\b|and\\b|but\\b|there\\b))`,
  `\\b(?:I'm|I am|we're|we are|as) (?:the )?${NAME}(?:'s)? (?:sole |solo |lead )?(?:co-?)?(?:founder|creator|maker|developer|dev|author|builder|owner|ceo|cto|maintainer|team)`,
  `\\b(?:I'm|I am|we're|we are) (?:on|from|part of|with) (?:the )?(?:${NAME}|small|core) ?team`,
  `\\b(?:I'm|I am|we're|we are) (?:the (?:one|person|guy|dev|team|people) )?behind (?:it|this|that|${NAME})`,
  `\\bI(?:'m| am)? (?:work|employed) (?:at|for|on) ${NAME}${AFTER_NAME}`,
  // Founder of § here. § dev here. (maker here)
  `(?:^|[(,;:–—-]\\s*|\\.\\s*)(?:the |one of the |its |solo |indie )?(?:co-?)?(?:founder|creator|maker|developer|dev|author|builder|owner|maintainer)(?: (?:of|at|behind) (?:${NAME}|it|this))?(?: and ceo)? here\\b`,
  `${NAME}(?:'s)? (?:co-?)?(?:founder|creator|maker|developer|dev|author|builder|owner|ceo|cto|maintainer) here\\b`,
  `\\bdisclos(?:ure|ing|e)?\\W+(?:that )?(?:I'm )?(?:the |its )?(?:co-?)?(?:founder|creator|maker|developer|dev|author|builder|owner)(?: (?:of|behind|at) (?:${NAME}|it|this))?(?=\\s*(?:$|[.,;:!?)–—-]|here\\b|so\\b))`,
  // my own tool, §. § is my side project. § (mine)
  `\\b(?:my|our) ${FAVOURITE}(?:${SMALL}${MINE}|own (?:[\\w-]+ ){0,3}${THING})s?\\W{0,3}(?:called |is called |named |is |is just )?${NAME}`,
  `${NAME}(?:,| is| -| –| —|:|\\s?\\(|, which is| happens to be|'s)\\W{0,2}(?:just |actually |a |also |basically |literally |full disclosure[,:] |disclosure[,:] |disclaimer[,:] )*(?:my|our) ${FAVOURITE}(?:${SMALL}${MINE}\\b|own (?:[\\w-]+ ){0,3}${THING}\\b)(?! of choice)`,
  `${NAME}(?:,? (?:on the other hand|however|though|by the way|btw|meanwhile|of course|by contrast),?)?(?:,| is| -| –| —|:|\\s?\\(|, which is)\\W{0,2}(?:full disclosure[,:] |disclosure[,:] |disclaimer[,:] |all )*(?:mine|ours)\\b`,
  // plugging my side project: §
  `\\b(?:plug|plugging|promoting|pitching|advertising|self-promoting|shilling)\\b[^.;§]{0,20}\\b(?:my|our) (?:own )?${SMALL}${MINE}\\b[^.;§]{0,60}[:,(–—-] ?${NAME}`,
  `\\b(?:my|our) ${SMALL}${MINE}\\b(?! (?:uses?|runs?|is on|switched|moved|relies|needs?|has))[^.;§]{0,40}: ?${NAME}`,
  `\\b(?:it's|it is|that's|that is|this is|disclosure[:,]|disclaimer[:,]|which is|since it's|\\() ?(?:actually |just |literally |also )*(?:mine\\b|ours\\b|(?:my|our) ${FAVOURITE}(?:own|${SMALL}${MINE})\\b)(?! of choice)`,
  // made by me
  `\\b(?:made|built|created|developed|written|coded|founded|run|designed) by (?:me\\b|us\\b|yours truly|myself|my (?:team|company|partner and me|co-?founder and me)|our (?:team|small team|company)|a (?:team|company) I)`,
  // the tool I build: §; §, which I built
  `(?:\\b(?:${THING}|one|something|a thing)|${NAME},? (?:which|that|a [\\w -]{2,40}?)) (?:that |which )?${I}${HAVE}${ADVERB} ${MAKE}(?: myself)?(?=\\s*(?:$|[.,;:!?)("*–—-]|\\bfor\\b|\\bto\\b|\\bcalled\\b|\\bnamed\\b|\\bbecause\\b|\\bafter\\b|\\band\\b|\\bis\\b|\\bdoes\\b|\\bwith my\\b|\\blast\\b|\\bin \\d{4}|\\bspecifically|\\bexactly|§|\\bmight\\b|\\bcan\\b|\\bso\\b|\\bhas\\b|\\bsends\\b|\\bthat\\b))`,
  `\\bwe at ${NAME}|\\bhere at ${NAME}`,
  `${NAME}\\W{1,3}(?:full disclosure\\W+|disclosure\\W+|disclaimer\\W+)?${I}${HAVE}${ADVERB} (?:${MAKE}|run) (?:it|this)\\b${AFTER_IT}`,
].map((source) => new RegExp(source, 'iu'))

const DENIES =
  /\bnot (?:affiliated|associated|the (?:founder|maker|creator|dev|developer|owner)|my (?:app|tool|product|project|company)|mine|ours)\b|\bno affiliation\b|\b(?:didn't|did not|don't|do not|never|haven't) (?:actually )?(?:make|made|build|built|create|created|develop|developed|own|run|work (?:on|for|at)) (?:it|this|that|§|the (?:app|tool|product))|\bwish (?:I|we)(?:'d| had)? (?:made|built|created|founded)\b|\bisn't (?:mine|ours|my|our)\b|\bunaffiliated\b|\bused to (?:work (?:on|for|at)|own|run|be (?:the|a|an) \w+ (?:of|at|on)) §|\b(?:former|ex)[- ](?:dev|developer|founder|employee|maker)/i
/** What somebody else said; a name may stand in quotes, too. */
const QUOTED = /"[^"]*\b(?:I|we|my|our)\b[^"]*"/gi

/** `masked` is a sentence in which each naming of the product is `§`. */
export function disclosesMaking(masked: string): boolean {
  const said = masked.replaceAll(QUOTED, ' ')
  if (DENIES.test(said)) return false
  return patterns.some((pattern) => pattern.test(said))
}
