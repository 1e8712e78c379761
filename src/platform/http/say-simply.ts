import type { z } from 'zod'

const CHECK = 'Please check what you entered.'
const UNITS: Record<string, string> = { string: 'characters', array: 'entries' }

/** What is wrong with a field, in a sentence for people. Validators speak to programmers. */
export function saySimply(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : CHECK
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int')
        return `Use a number of at least ${issue.minimum}.`
      return Number(issue.minimum) === 1
        ? 'Fill this in.'
        : `Use at least ${issue.minimum} ${unitOf(issue.origin)}.`
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int')
        return `Use a number of at most ${issue.maximum}.`
      return `Use at most ${issue.maximum} ${unitOf(issue.origin)}.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? "This doesn't look right. Please check it."
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return "This has a field that we don't know."
    default:
      return CHECK
  }
}

const FORMATS: Record<string, string> = {
  email: 'Enter a valid email address.',
  url: 'Enter a whole web address.',
  uuid: "We don't know this id.",
}

const unitOf = (origin: string) => UNITS[origin] ?? 'entries'
