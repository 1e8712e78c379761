import type { Encoder } from './encoder/encoder.ts'
import type { ReadProduct } from './mix/measure-post.ts'
import { withoutCommon } from './mix/mix.ts'
import { linesToMeet, type SievedProduct } from './product-lines.ts'

/** A product's lines, and as vectors. */
export async function readProduct(
  encoder: Encoder,
  product: SievedProduct,
  common: number[],
): Promise<ReadProduct & { lines: string[] }> {
  const { said, facts } = linesToMeet(product)
  const vectors = await encoder.encode([product.description || product.name, ...said, ...facts])
  const [description = new Float32Array(), ...lines] = vectors.map((vector) => withoutCommon(vector, common))
  return { description, said: lines.slice(0, said.length), all: lines, lines: [...said, ...facts] }
}
