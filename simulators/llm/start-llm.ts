import { join } from 'node:path'
import { Hono } from 'hono'
import { faultRoutes } from '../frame/fault-routes.ts'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { behaviourSchema, createBehaviourStore } from './behaviours.ts'
import { chatRoutes } from './chat-routes.ts'
import { createPace, type Pace } from './pace.ts'
import { type Recordings, readRecordings } from './recordings.ts'
import { createUsageRecord } from './usage-record.ts'

const RECORDED = join(import.meta.dirname, '../../eval/recordings')

/** An OpenAI-compatible server without a model: it replays what was recorded. Else it says something plain under a name of its own, and judges nothing. */
type Options = { port: number; pace?: Pace; recordings?: Recordings }

export function startLlm({
  port,
  pace: given = { firstWordMs: 0, perWordMs: 0 },
  recordings = readRecordings(RECORDED),
}: Options) {
  const behaviours = createBehaviourStore()
  const usage = createUsageRecord()
  const pace = createPace(given)
  const control = new Hono()
    .route('/behaviour', faultRoutes(behaviourSchema, behaviours))
    .route('/usage', usage.routes)
    .route('/pace', pace.routes)
  const app = new Hono().route('/v1', chatRoutes({ behaviours, usage, pace: pace.read, recordings }))
  return startSimulator({ name: 'llm', port, listener: honoListener(app), control })
}
