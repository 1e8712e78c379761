import type { Replay } from '../ask-in-batches.ts'
import { NotRecorded, onlyRecorded } from '../writing/only-recorded.ts'
import type { CommentToWrite } from '../writing/writing-case.ts'

const VERSION = 'bare-comment.v1'

/** What the same model writes when it is asked in one line, as anyone would; null where that isn't recorded yet. */
export async function writeBarely(replay: Replay, { product, post }: CommentToWrite): Promise<string | null> {
  const line = `Write a helpful Reddit comment to this post that mentions my product ${product.name}: ${product.description}`
  const prompt = [line, post.title, post.text].join('\n\n')
  try {
    const said = await onlyRecorded(replay, VERSION).writeText({
      alias: 'writer',
      instructions: '',
      prompt,
      maxOutputTokens: 1_000,
    })
    return said.kind === 'ok' ? said.value.trim() : null
  } catch (error) {
    if (error instanceof NotRecorded) return null
    throw error
  }
}
