const LONGEST = 90
/** What Reddit still takes, with room for the rest of the title. */
const MOST = 200
const LEAST_WORDS = 4
const CLAUSE = /[,;:]\s|\s[-–—]\s|\s(?=(?:and|but|because|so|when|which|who|after|before|while|until)\s)/g
/** Words that want another one behind them. */
const OPEN =
  /\s+(?:a|an|the|and|or|but|of|to|for|with|in|on|at|by|from|my|our|your|their|his|her|its|that|which|who|is|are|was|were|has|have|had|be|so|as|than|then|because|when|if|not|very|more)$/i

/** A sentence as a title: whole where it is short, else its first clauses, never the half of one if that can be helped. */
export function titlePhrase(sentence: string, longest = LONGEST) {
  const whole = sentence.trim().replace(/[.!,;:\s]+$/, '')
  if (whole.length <= longest) return whole
  const ends = [...whole.matchAll(CLAUSE)].map(({ index }) => index)
  const clause = whole.slice(0, ends.findLast((end) => end <= longest) ?? 0)
  if (clause.split(/\s+/).length >= LEAST_WORDS) return clause
  if (whole.length <= MOST) return whole
  let words = whole.slice(0, whole.lastIndexOf(' ', MOST))
  while (OPEN.test(words)) words = words.replace(OPEN, '')
  return words
}
