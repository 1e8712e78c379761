/** What the caller can do something about: 1 where the world is not as expected, 2 where the call is wrong. */
export class OpsFailure extends Error {
  override name = 'OpsFailure'
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

type DatabaseError = { code?: string; message: string }

/** One sentence, never the statement: its parameters are what people wrote. */
export function explainFailure(error: unknown): { message: string; exitCode: number } {
  if (error instanceof OpsFailure) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { message: 'Something failed for an unknown reason.', exitCode: 1 }
  const { code, message } = cause as DatabaseError
  // A wrong configuration explains itself.
  if (!code && cause === error) return { message, exitCode: 1 }
  const hint = code ? hints[code] : undefined
  return { message: `The database refused: ${code ?? message}.${hint ? ` ${hint}` : ''}`, exitCode: 1 }
}

const reachable = 'Is PostgreSQL running, and does DATABASE_SUPPORT_URL (or DATABASE_URL) lead to it?'
const migrated = 'Run `pnpm migrate` first.'

const hints: Record<string, string> = {
  ECONNREFUSED: reachable,
  ENOTFOUND: reachable,
  ETIMEDOUT: reachable,
  '3D000': migrated,
  '42P01': migrated,
  '42501': `The role lacks a right. ${migrated}`,
  '28000': 'Check the login in DATABASE_SUPPORT_URL.',
  '28P01': 'Check the password in DATABASE_SUPPORT_URL.',
}
