import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test.each([
  ['h-9 px-3 text-sm', 'h-11 text-md', 'px-3 h-11 text-md'],
  ['px-3 py-2', 'p-4', 'p-4'],
  ['text-sm text-muted-foreground', 'text-danger', 'text-sm text-danger'],
  ['text-muted-foreground', 'text-lg', 'text-muted-foreground text-lg'],
  ['text-xs text-white', 'text-[0.9em]', 'text-white text-[0.9em]'],
  ['gap-x-2.5', 'gap-2', 'gap-2'],
  ['size-8', 'size-5', 'size-5'],
  ['grid gap-2', 'flex', 'gap-2 flex'],
  ['hover:bg-accent bg-card', 'bg-muted', 'hover:bg-accent bg-muted'],
  ['md:h-9 h-9', 'h-11', 'md:h-9 h-11'],
  ['font-medium font-voice', 'font-semibold', 'font-voice font-semibold'],
  ['max-w-64 rounded-lg', 'max-w-none rounded-full', 'max-w-none rounded-full'],
  ['border border-input', 'border-danger', 'border border-input border-danger'],
])('%s with %s gives %s', (own, given, merged) => {
  expect(classNames(own, given)).toBe(merged)
})
