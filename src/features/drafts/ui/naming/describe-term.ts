import {
  readAge,
  readCadence,
  readNumber,
  readWeekdays,
  writeCadence,
} from '../../../../judge/form/read-term.ts'
import type { Passport } from '../../session/use-passport.ts'

export type Term = Passport['terms'][number]

/** What a term asks of someone who writes there. What code doesn't understand is shown as the community wrote it. */
export function describeTerm({ kind, value }: Term) {
  return describe[kind](value.trim())
}

const describe: Record<Term['kind'], (value: string) => string> = {
  weekday: (value) => {
    const days = readWeekdays(value)
    return days.length > 0 ? `Post it on a ${days.join(' or ')}.` : `Only on certain days: ${value}.`
  },
  thread: (value) => `Post it in the thread “${value}”.`,
  cadence: (value) => {
    const cadence = readCadence(value)
    return cadence ? `No more than ${writeCadence(cadence)}.` : `How often: ${value}.`
  },
  flair: (value) => (isNamed(value) ? `Choose the flair “${value}”.` : 'Choose a flair.'),
  title_format: (value) =>
    isNamed(value) ? `Write the title like this: ${value}` : 'Follow the title format.',
  min_karma: (value) => {
    const karma = readNumber(value)
    return karma === null
      ? 'You need some karma.'
      : `You need ${karma.toLocaleString('en-US')} karma or more.`
  },
  min_age_days: (value) => {
    const age = readAge(value)
    return age === null ? 'Your account must not be new.' : `Your account must be ${age} old or more.`
  },
  price_stated: () => 'State the price.',
  approval: () => 'Ask the moderators before you post.',
}

/** A reader that finds no name says yes. */
const isNamed = (value: string) => value !== '' && value.toLowerCase() !== 'yes'
