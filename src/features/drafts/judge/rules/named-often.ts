import { countWords } from '../../../../judge/form/split-words.ts'
import { advise, type FormRule } from './form-rule.ts'

const MOST_TIMES = 2
/** So few words around a name read like an advertisement. */
const FEWEST_WORDS = 12

/** A post may name it in its title as well. */
export const namedOften: FormRule = {
  id: 'named_often',
  find: ({ fields }, { product, earlier: talk }) => {
    const content = fields.find(({ field }) => field === 'content')
    const last = content?.namings.at(-1)
    if (!content || !last) return []
    const times = content.namings.length
    const where = { field: 'content' as const, ...last }
    if (times > MOST_TIMES)
      return [advise('named_often', `You name ${product.name} ${times} times. Once is enough.`, where)]
    // In a talk it may be all that was asked.
    if (talk !== undefined || countWords(content.text) >= FEWEST_WORDS) return []
    return [
      advise('named_often', `So short, it reads like an ad for ${product.name}. Say more that helps.`, where),
    ]
  },
  fires: [
    'I make PawSlot.',
    'I make PawSlot. PawSlot takes a deposit when people book. Try PawSlot and see for yourself.',
  ],
  passes: [
    'I make PawSlot, so take this with a grain of salt: a deposit does more than any reminder.',
    { content: "It's called PawSlot, I make it.", given: { earlier: 'Mine takes a deposit.' } },
  ],
}
