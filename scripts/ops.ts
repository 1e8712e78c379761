import { drizzle } from 'drizzle-orm/node-postgres'
import { loadOpsConfig } from '../src/config.ts'
import { createPool } from '../src/db/pool.ts'
import { explainFailure } from './ops/explain-failure.ts'
import { findTicket, listTickets } from './ops/find-tickets.ts'
import { listFeedback } from './ops/list-feedback.ts'
import { readCommand } from './ops/read-command.ts'
import { readReply } from './ops/read-reply.ts'
import { replyToTicket } from './ops/reply-to-ticket.ts'
import { setTicketStatus } from './ops/set-ticket-status.ts'
import { writeFeedback } from './ops/write-feedback.ts'
import { writeTicket, writeTickets } from './ops/write-tickets.ts'

/** For those who answer support requests; docs/runbook.md says how. Ends with 1 on a failure, 2 on a wrong call. */
async function run(args: string[]): Promise<string> {
  const command = readCommand(args)
  if (command.kind === 'help') return command.text
  const text = command.kind === 'reply' ? await readReply(command.text) : ''
  const { databaseUrl, origin } = loadOpsConfig()
  const pool = createPool(databaseUrl, 1)
  const db = drizzle(pool, { casing: 'snake_case' })
  try {
    switch (command.kind) {
      case 'tickets':
        return writeTickets(await listTickets(db, command.status))
      case 'feedback':
        return writeFeedback(await listFeedback(db))
      case 'show':
        return writeTicket(await findTicket(db, command.id))
      case 'reply':
        return await replyToTicket(db, origin, { ...command, text })
      case 'status':
        return await setTicketStatus(db, command)
    }
  } finally {
    await pool.end()
  }
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const { message, exitCode } = explainFailure(error)
  console.error(message)
  process.exitCode = exitCode
}
