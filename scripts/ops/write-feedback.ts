import type { listFeedback } from './list-feedback.ts'
import { line, plain, when } from './write-plain.ts'

export function writeFeedback({ entries, more }: Awaited<ReturnType<typeof listFeedback>>) {
  if (entries.length === 0) return 'No feedback yet.'
  const blocks = entries.map(({ createdAt, rating, email, message }) => {
    const facts = [
      when(createdAt),
      rating ? `${rating} of 5` : 'no rating',
      email ? line(email) : 'no answer wanted',
    ]
    return `${facts.join('  ')}\n\n${plain(message)}`
  })
  return [...blocks, ...(more ? ['… and older ones.'] : [])].join('\n\n---\n\n')
}
