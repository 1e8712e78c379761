import { countWords } from '../../../../judge/form/split-words.ts'
import { boundsOf } from '../read-register.ts'
import { advise, type FormRule } from './form-rule.ts'

const register = { medianWords: 30, p25Words: 12, p90Words: 40, withLists: 0, lowerCaseStarts: 0 }

/** Longer or shorter than what people write there. */
export const length: FormRule = {
  id: 'length',
  find: ({ fields }, { register, task }) => {
    if (!register || task !== 'comment') return []
    const words = countWords(fields.find(({ field }) => field === 'content')?.text ?? '')
    const { least, most } = boundsOf(register)
    const usual = `Good answers here have about ${least} to ${most} words, this one ${words}.`
    if (words > most) return [advise('length', `${usual} Make it shorter.`)]
    // Someone who needs fewer words than the community is welcome to.
    return words < Math.min(least, register.p25Words) ? [advise('length', `${usual} Say a little more.`)] : []
  },
  fires: [
    { content: 'Charge a deposit.', given: { register } },
    { content: 'Charge a deposit when they book. '.repeat(14), given: { register } },
  ],
  passes: [
    {
      content: 'Yes, charge a deposit for the no-shows. Ten dollars is enough, and tell them early.',
      given: { register },
    },
    'Charge a deposit.',
  ],
}
