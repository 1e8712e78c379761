const format = new Intl.NumberFormat('en-US')

/** Such as '1 thread' or '1,164 posts'. */
export const countOf = (count: number, noun: string) =>
  `${format.format(count)} ${noun}${count === 1 ? '' : 's'}`
