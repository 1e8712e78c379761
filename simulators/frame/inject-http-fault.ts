import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cutResponseAfter } from './cut-response.ts'
import type { HttpFault } from './http-faults.ts'

type StatusFault = Extract<HttpFault, { status: number }>

export function injectHttpFault(
  fault: HttpFault,
  req: IncomingMessage,
  res: ServerResponse & { req: IncomingMessage },
  listener: RequestListener,
) {
  if ('status' in fault) return answer(fault, res)
  if ('delayMs' in fault) {
    const timer = setTimeout(() => listener(req, res), fault.delayMs)
    res.once('close', () => clearTimeout(timer))
    return
  }
  if (fault.afterBytes === undefined) return req.socket.destroy()
  cutResponseAfter(fault.afterBytes, res)
  listener(req, res)
}

function answer({ status, body, headers }: StatusFault, res: ServerResponse) {
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
  if (body !== undefined) res.setHeader('content-type', type)
  for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value)
  res.statusCode = status
  res.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))
}
