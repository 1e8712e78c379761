/** Words that carry no content of their own, wherever they stand. */
export const silentWords =
  `about above after again all almost along already also although always and another any anybody anyone anything are around away back
  because been before being below between both but came can cannot come could did does doing done down during each either else
  enough even ever every everyone everything few for from get give goes going gone got had has have having her here him his how
  however into its itself just keep kind know least less let like little look lot made make makes making many maybe mean might
  more most much must near need needs never next none not nothing now off often once one ones only other others our out over own
  per pretty put quite rather really right said same say see seem she should since some somebody someone something sort still such
  sure take than thank thanks that the their them then there these they thing things think this those through together too toward
  try trying under until use used uses using very want wants was way ways well went were what when where whether which while who
  whole why will with within without would yes yet you your`.split(/\s+/)

/** These carry none either, but fit is measured with them, so a topic still counts them. */
const fillers =
  `a across actually ago am an anyway aren't as at be behind by can't couldn't didn't do doesn't don't exactly gets getting given go
  gonna hasn't haven't he he's here's hers i i'd i'll i'm i've if in instead is isn't it it'll it's let's likely lots may me mine
  mostly my myself neither no nobody nor of oh ok okay on onto or otherwise ours ourselves perhaps please probably says seems
  shouldn't so somewhere stuff takes that's theirs themselves there's they'd they'll they're they've though thus to unless up upon
  us usually via wasn't we we'd we'll we're we've weren't what's whatever who's whom whose won't worth wouldn't you'd you'll
  you're you've yours yourself e.g i.e etc imo imho fwiw tbh btw op`.split(/\s+/)

const stopWords = new Set([...silentWords, ...fillers])

/** `ups` of `sign-ups` says as little as `up`. */
export const isStop = (word: string) =>
  stopWords.has(word) || (word.length > 2 && stopWords.has(word.replace(/s$/, '')))
