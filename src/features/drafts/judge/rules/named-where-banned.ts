import { type FormRule, fault, quote } from './form-rule.ts'

/** The product's name or address where the draft may not name it. */
export const namedWhereBanned: FormRule = {
  id: 'named_where_banned',
  find: ({ fields }, { mode, product }) =>
    mode === 'mention_disclosed'
      ? []
      : fields.flatMap(({ field, text, namings }) =>
          namings.map(({ start, end }) =>
            fault('named_where_banned', writeMessage(text.slice(start, end), product.name), {
              field,
              start,
              end,
            }),
          ),
        ),
  fires: [
    { content: 'Have a look at PawSlot.', given: { mode: 'no_mention' } },
    { content: 'Have a look at paw slot, or at P.a.w.S.l.o.t.', given: { mode: 'no_mention' } },
    { content: 'Charge a deposit, or search for paw + slot.', given: { mode: 'no_mention' } },
  ],
  passes: [{ content: 'Book a slot and mind the paws.', given: { mode: 'no_mention' } }, 'I make PawSlot.'],
}

const writeMessage = (written: string, name: string) =>
  written.toLowerCase() === name.trim().toLowerCase()
    ? `Mentions ${name}, but this draft shouldn't.`
    : `Mentions ${name} as ${quote(written)}, but this draft shouldn't.`
