import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { shadow: ['1', '2', '3'] } } })

/** Joins class names; where two set the same property, the later one wins. */
export function classNames(...values: ClassValue[]) {
  return merge(clsx(values))
}
