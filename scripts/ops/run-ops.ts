import { loadOpsConfig } from '../../src/config/load-ops-config.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { createPool } from '../../src/db/pool.ts'
import { explainFailure } from './explain-failure.ts'
import { findTicket, listTickets } from './find-tickets.ts'
import { listFeedback } from './list-feedback.ts'
import { readCommand } from './read-command.ts'
import { readReply } from './read-reply.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { setTicketStatus } from './set-ticket-status.ts'
import { writeFeedback } from './write-feedback.ts'
import { writeTicket, writeTickets } from './write-tickets.ts'

type Surroundings = {
  env: Record<string, string | undefined>
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
}

/** What a call says, and the code it ends with: 1 on a failure, 2 on a wrong call. */
export async function runOps(args: string[], surroundings: Surroundings) {
  try {
    return { out: `${await obey(args, surroundings)}\n`, err: '', code: 0 }
  } catch (error) {
    const { message, exitCode } = explainFailure(error)
    return { out: '', err: `${message}\n`, code: exitCode }
  }
}

async function obey(args: string[], { env, stdin }: Surroundings): Promise<string> {
  const command = readCommand(args)
  if (command.kind === 'help') return command.text
  const text = command.kind === 'reply' ? await readReply(command.text, stdin) : ''
  const { databaseUrl, origin } = loadOpsConfig(env)
  const pool = createPool(databaseUrl, 1)
  const db = openDatabase(pool)
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
