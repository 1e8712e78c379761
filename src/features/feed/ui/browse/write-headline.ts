const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** 'Four threads worth your time'. */
export function writeHeadline(worthAnswering: number) {
  const number = WORDS[worthAnswering] ?? worthAnswering
  return `${number} ${worthAnswering === 1 ? 'thread' : 'threads'} worth your time`
}
