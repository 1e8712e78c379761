/** Who lives through the week. The rules that they follow stand in the report. */
export const person = {
  name: 'Ada Koenig',
  email: 'ada@week.test',
  reddit: 'ada_builds',
  goal: { comment: { from: 3, to: 5 }, post: { from: 1, to: 1 } },
  morning: 7,
  evening: 18,
  followUpNote:
    'Yes, that is how I do it myself. Start with the smallest amount that makes people think twice.',
}

/** Of each of the two products, where it looks for threads. */
export const places: Record<string, string[]> = {
  Pawslot: ['doggrooming', 'petbusiness', 'smallbusiness'],
  Invoicefern: ['freelance', 'Bookkeeping', 'photography_business'],
}
export const communities = Object.values(places).flat()

/** There nothing is posted but what was written by hand; in the others the simulator makes posts up as well. */
export const quietCommunities = ['doggrooming', 'smallbusiness', 'freelance', 'Bookkeeping']

/** Its moderators remove her first comment and her second. */
export const strict = 'doggrooming'
