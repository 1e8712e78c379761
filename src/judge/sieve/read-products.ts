import { takeBreaks } from '../../platform/take-breaks.ts'
import type { Encoder } from './encoder/encoder.ts'
import { learnedMix } from './mix/learned-mix.ts'
import { withoutCommon } from './mix/mix.ts'
import { linesToMeet, type SievedProduct } from './product-lines.ts'

/** A product's lines, those from its description first, and as vectors. */
export type ReadProduct = {
  texts: string[]
  description: Float32Array
  lines: Float32Array[]
  fromDescription: number
}

/** Everything that the sieve knows of products, whatever the posts. */
export async function readProducts(
  encoder: Encoder,
  products: SievedProduct[],
  common = learnedMix.common,
): Promise<ReadProduct[]> {
  const met = products.map(linesToMeet)
  const vectors = await encoder.encode(
    products.flatMap(({ name, description }, at) => {
      const { said = [], facts = [] } = met[at] ?? {}
      return [description || name, ...said, ...facts]
    }),
  )
  const takeBreak = takeBreaks()
  const read: ReadProduct[] = []
  let from = 0
  for (const { said, facts } of met) {
    await takeBreak()
    const texts = [...said, ...facts]
    const own = vectors.slice(from, from + 1 + texts.length).map((vector) => withoutCommon(vector, common))
    from += 1 + texts.length
    const [description = new Float32Array(), ...lines] = own
    read.push({ texts, description, lines, fromDescription: said.length })
  }
  return read
}
