import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const isLength = (value: string) => /^\[[\d.]/.test(value)
const textSizes = ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl']
const textAligns = ['left', 'center', 'right', 'start', 'end']
const textWraps = ['balance', 'pretty', 'nowrap', 'wrap']
const fontWeights = ['normal', 'medium', 'semibold', 'bold']

// Only what a caller may want to change about a component. The library's own table of every class weighs 6 kB, which
// the landing page can't afford.
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
    ],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    'min-w': [{ 'min-w': [any] }],
    'max-w': [{ 'max-w': [any] }],
    'min-h': [{ 'min-h': [any] }],
    'max-h': [{ 'max-h': [any] }],
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    py: [{ py: [any] }],
    pt: [{ pt: [any] }],
    pr: [{ pr: [any] }],
    pb: [{ pb: [any] }],
    pl: [{ pl: [any] }],
    m: [{ m: [any] }],
    mt: [{ mt: [any] }],
    mb: [{ mb: [any] }],
    gap: [{ gap: [any] }],
    'gap-x': [{ 'gap-x': [any] }],
    'gap-y': [{ 'gap-y': [any] }],
    'grid-cols': [{ 'grid-cols': [any] }],
    justify: [{ justify: ['start', 'center', 'end', 'between'] }],
    items: [{ items: [any] }],
    bg: [{ bg: [any] }],
    shadow: [{ shadow: [any] }],
    rounded: ['rounded', { rounded: [any] }],
    'text-size': [{ text: [...textSizes, isLength] }],
    'text-align': [{ text: textAligns }],
    'text-wrap': [{ text: textWraps }],
    'text-color': [{ text: [any] }],
    'font-weight': [{ font: fontWeights }],
    'font-family': [{ font: ['sans', 'voice'] }],
    leading: [{ leading: [any] }],
    z: [{ z: [any] }],
    opacity: [{ opacity: [any] }],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    'text-size': ['leading'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    'before',
    'after',
    'placeholder',
    'file',
    'marker',
    'selection',
    'first-line',
    'backdrop',
  ],
}))

/** Joins class names; where two set the same property, the later one wins. */
export function classNames(...values: ClassValue[]) {
  return merge(clsx(values))
}
