import { findHidden } from '../../../../judge/form/hidden-characters.ts'
import { type FormRule, lock } from './form-rule.ts'

/** One finding per field: nobody can see them, so nobody can judge them one by one. */
export const hiddenCharacters: FormRule = {
  id: 'hidden_characters',
  find: ({ fields }) =>
    fields.flatMap(({ field, text }) => {
      const hidden = findHidden(text)
      const first = hidden[0]
      if (!first) return []
      const around = text
        .slice(Math.max(0, first.start - 12), first.end + 12)
        .replaceAll(/\s+/g, ' ')
        .trim()
      const count = hidden.length === 1 ? 'a character' : `${hidden.length} places with characters`
      const message = `There is ${count} you can't see or that passes for another, near “${around}”.`
      return [lock('hidden_characters', message, { field, ...first }, 'remove_hidden')]
    }),
  fires: ['Charge a de\u200Bposit.', 'Charge a dep\u043Esit.', 'Charge \u202Ea deposit.'],
  passes: [
    'Заплатите депозит.',
    'Charge a deposit \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.',
    'Une prévision — naïve.',
  ],
}
