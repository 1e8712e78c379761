import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

type NodeContext = Context<{ Bindings: Partial<HttpBindings> | undefined }>

/**
 * Puts a header on Node's own response. On the answer's Headers every one is checked, copied and sorted, which for a
 * dozen of them costs more than all else that a remembered answer needs; Hono's c.header() even copies the body.
 */
export function setHeader(c: Context, name: string, value: string) {
  const { outgoing } = (c as NodeContext).env ?? {}
  if (outgoing) outgoing.setHeader(name, value)
  else c.res.headers.set(name, value)
}
