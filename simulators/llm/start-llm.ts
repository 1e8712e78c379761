import { Hono } from 'hono'
import { faultRoutes } from '../frame/fault-routes.ts'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { behaviourSchema, createBehaviourStore } from './behaviours.ts'
import { chatRoutes } from './chat-routes.ts'

/** A language model without one: an OpenAI-compatible server that answers by rules. */
export function startLlm({ port }: { port: number }) {
  const behaviours = createBehaviourStore()
  const control = new Hono().route('/behaviour', faultRoutes(behaviourSchema, behaviours))
  const app = new Hono().route('/v1', chatRoutes(behaviours))
  return startSimulator({ name: 'llm', port, listener: honoListener(app), control })
}
