import { serveThread } from '../../../platform/serve-thread.ts'
import { loadMiniLm } from './load-mini-lm.ts'

const encode = await loadMiniLm()

serveThread(async (_verb, texts) => {
  const vectors: Float32Array[] = []
  for (const text of texts as string[]) vectors.push(await encode(text))
  return vectors
})
