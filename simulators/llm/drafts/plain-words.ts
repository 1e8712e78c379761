/** What can be said to anyone who asks anything: plain and decent, and no model's work. */
export const ANSWER =
  "I'd start with the smallest change that you can try this week and undo if it doesn't help."
export const OPTION = 'None of this costs anything, so it can come before any tool.'
export const ASK = 'What have you tried so far?'
export const TIPS = [
  "Write down for a few days when it happens and what it costs you. The part to fix first often isn't the one you think.",
  'Change one thing at a time, or nobody can tell what helped.',
  'Ask two people who have been through it what they would leave out.',
  "Pick the day when you'll look at it again, so it doesn't drag on.",
  'Keep a note of what you tried. The second round gets much shorter.',
  'Tell the people it concerns before you change it, in one plain line.',
  'If it only happens now and then, a rule for those cases may be all you need.',
]

/** What can be said to anyone who asks on. */
export const REPLIES = [
  "Depends on how often it happens. If it's once a month, I'd leave it; every week, I'd change it now and look again in two weeks.",
  "I'd try it with one or two people first. You see within days whether it holds, and it's easy to take back.",
  'Usually, yes. The part that goes wrong is telling people late, so say it once, early, and then stick to it.',
]
export const WELCOMES = ['Glad it helped.', 'Nice, glad that worked.', 'Good to hear.']
export const CONCESSION = "Fair point, I hadn't thought of that case. The rest I'd still do the same way."

/** Some of a list, in its order, another choice for another seed. */
export function pick<T>(list: T[], count: number, seed: number) {
  const start = seed % list.length
  const chosen = new Set(
    Array.from({ length: Math.min(count, list.length) }, (_, i) => (start + i) % list.length),
  )
  return list.filter((_, index) => chosen.has(index))
}
