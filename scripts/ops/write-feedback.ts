import type { listFeedback } from './list-feedback.ts'
import { line, plain, when } from './write-plain.ts'

export function writeFeedback({ entries, total }: Awaited<ReturnType<typeof listFeedback>>) {
  if (entries.length === 0) return 'No feedback yet.'
  const left = total - entries.length
  const blocks = entries.map(({ createdAt, rating, email, message }) => {
    const facts = [
      when(createdAt),
      rating ? `${rating} of 5` : 'no rating',
      email ? line(email) : 'no answer wanted',
    ]
    return `${facts.join('  ')}\n\n${plain(message)}`
  })
  return [...blocks, ...(left > 0 ? [`… and ${left} older.`] : [])].join('\n\n---\n\n')
}
