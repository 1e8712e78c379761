import { type Answer, blocked } from '../api/answer.ts'
import type { Tokens } from './tokens.ts'

const challenge = (error: string) => ({ 'www-authenticate': `Bearer realm="reddit", error="${error}"` })

const invalidToken: Answer = {
  status: 401,
  headers: challenge('invalid_token'),
  json: { message: 'Unauthorized', error: 401 },
}

const insufficientScope: Answer = {
  status: 403,
  headers: challenge('insufficient_scope'),
  json: { message: 'Forbidden', error: 403 },
}

/** Whose call it is, or why it is refused. A call without a token is not unauthorized but blocked. */
export function checkBearer(
  tokens: Tokens,
  authorization: string,
): { clientId: string } | { refusal: Answer } {
  const token = /^bearer\s+(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) return { refusal: blocked }
  const grant = tokens.find(token)
  if (!grant) return { refusal: invalidToken }
  const mayRead = grant.scope === '*' || grant.scope.split(/[\s,]+/).includes('read')
  return mayRead ? { clientId: grant.clientId } : { refusal: insufficientScope }
}
