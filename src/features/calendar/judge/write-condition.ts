import { readAge, readNumber } from '../../../judge/form/read-term.ts'
import type { CalendarThread } from '../schema.ts'

type Condition = CalendarThread['conditions'][number]

/** What else a rule asks of someone who speaks there; what code doesn't understand as it is written. */
export function writeCondition({ kind, value }: Condition) {
  const isNamed = value !== '' && value.toLowerCase() !== 'yes'
  switch (kind) {
    case 'flair':
      return isNamed ? `Flair “${value}”` : 'Choose a flair'
    case 'title_format':
      return isNamed ? `Title like this: ${value}` : 'Follow the title format'
    case 'price_stated':
      return 'State the price'
    case 'approval':
      return 'Ask the moderators first'
    case 'min_karma': {
      const karma = readNumber(value)
      return karma === null ? 'Some karma needed' : `${karma.toLocaleString('en-US')} karma needed`
    }
    case 'min_age_days': {
      const age = readAge(value)
      return age === null ? 'No new accounts' : `Account ${age} old or more`
    }
  }
}
