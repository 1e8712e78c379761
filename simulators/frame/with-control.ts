import type { RequestListener } from 'node:http'
import { Hono } from 'hono'
import { faultRoutes } from './fault-routes.ts'
import { honoListener } from './hono-listener.ts'
import { createHttpFaultStore, httpFaultRuleSchema } from './http-faults.ts'
import { injectHttpFault } from './inject-http-fault.ts'

const journalCapacity = 500

type JournalEntry = { method: string; path: string; at: string; faulted: boolean }

/** Puts fault switches and a request journal in front of any node:http listener, Hono or not. */
export function withControl(listener: RequestListener, extraControl = new Hono()): RequestListener {
  const faults = createHttpFaultStore()
  const journal = createRequestJournal()
  const routes = new Hono()
    .basePath('/__control')
    .route('/faults', faultRoutes(httpFaultRuleSchema, faults))
    .get('/requests', (c) => c.json({ requests: journal.list() }))
    .delete('/requests', (c) => {
      journal.clear()
      return c.body(null, 204)
    })
    .route('/', extraControl)
  const control = honoListener(routes)

  return (req, res) => {
    const method = req.method ?? 'GET'
    const path = (req.url ?? '/').replace(/\?.*/s, '')
    if (path.startsWith('/__control/')) return control(req, res)
    const rule = faults.take({ method, path })
    journal.record({ method, path, faulted: rule !== undefined })
    if (rule) injectHttpFault(rule.fault, req, res, listener)
    else listener(req, res)
  }
}

/** Paths without their query: codes and tokens travel there. */
function createRequestJournal() {
  let entries: JournalEntry[] = []
  return {
    record(entry: Omit<JournalEntry, 'at'>) {
      entries.push({ ...entry, at: new Date().toISOString() })
      if (entries.length > journalCapacity) entries.shift()
    },
    list: () => entries,
    clear() {
      entries = []
    },
  }
}
