import type { KeywordSample } from '../schema.ts'

/** Invented figures for the landing page, which says so. */
export const keywordSample: KeywordSample = {
  keyword: 'no-show',
  mentions: [
    { label: 'Aug 18', value: 9 },
    { label: 'Aug 25', value: 11 },
    { label: 'Sep 1', value: 14 },
    { label: 'Sep 8', value: 14 },
    { label: 'Sep 15', value: 20 },
    { label: 'Sep 22', value: 17 },
    { label: 'Sep 29', value: 23 },
    { label: 'Oct 6', value: 20 },
    { label: 'Oct 13', value: 29 },
    { label: 'Oct 20', value: 26 },
    { label: 'Oct 27', value: 35 },
    { label: 'Nov 3', value: 32 },
    { label: 'Nov 10', value: 45 },
  ],
  week: [
    [0, 0, 4, 9, 10, 5, 3, 0],
    [0, 0, 7, 17, 13, 9, 5, 0],
    [0, 0, 9, 20, 18, 9, 7, 3],
    [0, 0, 5, 13, 17, 13, 5, 0],
    [0, 0, 4, 12, 8, 5, 4, 0],
    [0, 0, 0, 5, 10, 7, 4, 0],
    [0, 0, 0, 5, 9, 12, 9, 0],
  ],
  subreddits: [
    {
      name: 'r/smallbusiness',
      weeks: [10, 12, 11, 14, 13, 15, 14, 17, 16, 19, 18, 21],
      upvotes: 188,
      comments: 74,
      score: 86,
    },
    {
      name: 'r/doggrooming',
      weeks: [4, 4, 6, 5, 8, 6, 9, 7, 8, 6, 9, 9],
      upvotes: 63,
      comments: 41,
      score: 72,
    },
    { name: 'r/SaaS', weeks: [9, 8, 9, 7, 8, 6, 7, 8, 5, 6, 5, 4], upvotes: 402, comments: 58, score: 38 },
  ],
}
