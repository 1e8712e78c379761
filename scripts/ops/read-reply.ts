import { text as readAll } from 'node:stream/consumers'
import { OpsFailure } from './explain-failure.ts'

const LONGEST = 10_000

/** The answer from the command line, or else what is piped in. */
export async function readReply(
  given: string | undefined,
  stdin: NodeJS.ReadableStream & { isTTY?: boolean },
) {
  if (given === undefined && stdin.isTTY) {
    throw new OpsFailure('What is the answer? Write it in quotes at the end, or pipe it in.', 2)
  }
  const whole = given ?? (await readAll(stdin))
  const reply = whole.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
  if (reply === '') throw new OpsFailure('The answer is empty; nothing was sent.', 2)
  if (reply.length > LONGEST) {
    throw new OpsFailure(`The answer has ${reply.length} characters; at most ${LONGEST} are kept.`, 2)
  }
  return reply
}
