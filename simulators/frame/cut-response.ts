import type { ServerResponse } from 'node:http'

/** Sends the head and the first `bytes` of the body, then destroys the socket. */
export function cutResponseAfter(bytes: number, res: ServerResponse) {
  const write = res.write.bind(res) as (chunk: Buffer, sent?: () => void) => boolean
  let left = bytes

  const pass = (chunk: Buffer, isLast: boolean) => {
    const part = chunk.subarray(0, left)
    left -= part.length
    // Destroying waits for the write: what was promised to arrive must arrive.
    if (isLast || left === 0) write(part, () => res.socket?.destroy())
    else write(part)
  }

  res.write = ((chunk: string | Uint8Array, encoding?: unknown) => {
    pass(toBuffer(chunk, encoding), false)
    return true
  }) as typeof res.write
  res.end = ((chunk?: unknown, encoding?: unknown) => {
    pass(
      typeof chunk === 'string' || chunk instanceof Uint8Array ? toBuffer(chunk, encoding) : Buffer.alloc(0),
      true,
    )
    return res
  }) as typeof res.end
}

function toBuffer(chunk: string | Uint8Array, encoding: unknown) {
  if (typeof chunk !== 'string') return Buffer.from(chunk)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}
