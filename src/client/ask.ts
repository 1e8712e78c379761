import { type ClientResponse, hc } from 'hono/client'
import type { createApi } from '../api.ts'
import { ApiError, isErrorBody, UNREACHABLE } from './api-error.ts'
import { send } from './send.ts'

/** Every route of the server, with what it takes and answers, as its code says. */
export const api = hc<ReturnType<typeof createApi>>('/api', { fetch: send as typeof fetch })

/** What a route answers when all goes well: nothing, where it has nothing to add. */
export type AnswerOf<Given> =
  Given extends ClientResponse<infer Body, number, infer Format>
    ? Format extends 'json'
      ? Body
      : undefined
    : never

/** The answer of a route, or an ApiError with a sentence that can be shown. */
export async function ask<Given extends ClientResponse<unknown>>(
  call: Promise<Given>,
): Promise<AnswerOf<Given>> {
  let response: Given | undefined
  let body: unknown
  try {
    response = await call
    body = response.status === 204 ? undefined : await response.json()
  } catch (cause) {
    const known = response ? { status: response.status } : {}
    throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { ...known, cause })
  }
  if (response.ok) return body as AnswerOf<Given>
  const refusal = isErrorBody(body) ? body : ({ error: UNREACHABLE, code: 'unreachable' } as const)
  throw new ApiError(refusal, { status: response.status })
}
