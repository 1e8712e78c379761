/** What sentences, numbers, links, quotations and markup are made of: long rows of one of them are the worst for many a pattern. */
export const textUnits = [
  'a',
  '1 ',
  '-',
  'a.',
  'a://',
  '> ',
  '. a',
  '"',
  '[',
  '(',
  'a_',
  '<',
  '\u200B',
  'I ',
  '\n1',
]
