import { findNamings } from '../../../judge/form/names-product.ts'
import type { Place } from '../../../judge/form/place.ts'
import { type Sentence, splitSentences } from '../../../judge/form/split-sentences.ts'
import { plainQuotes } from '../../../judge/form/split-words.ts'
import type { FieldName } from '../schema.ts'
import type { DraftContext, DraftText } from './draft-context.ts'

export type ReadField = {
  field: FieldName
  text: string
  /** With straight quotation marks, each character where it was. */
  plain: string
  /** Where the product is named. */
  namings: Place[]
}

export type ReadSentence = Sentence & { field: FieldName; namesProduct: boolean }

/** Title first, then content. */
export type ReadDraft = { fields: ReadField[]; sentences: ReadSentence[] }

/** The draft taken apart once, for every rule. */
export function readDraft({ title, content }: DraftText, { product, post }: DraftContext): ReadDraft {
  const around = [title ?? '', content, post?.title ?? '', post?.text ?? ''].join('\n')
  const texts: [FieldName, string][] = [
    ['title', title ?? ''],
    ['content', content],
  ]
  const fields = texts
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({
      field,
      text,
      plain: plainQuotes(text),
      namings: findNamings(text, product, around),
    }))
  const sentences = fields.flatMap(({ field, plain, namings }) =>
    splitSentences(plain).map((sentence) => ({
      ...sentence,
      field,
      namesProduct: namings.some(({ start, end }) => start < sentence.end && end > sentence.start),
    })),
  )
  return { fields, sentences }
}
