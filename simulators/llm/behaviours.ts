import { z } from 'zod'
import { timesSchema } from '../frame/fault-schema.ts'
import { createFaultStore } from '../frame/fault-store.ts'

/** Ways in which a model goes wrong while its server is well. `obedient` follows what strangers' text tells it. */
export const behaviourSchema = z.strictObject({
  mode: z.enum(['cut-stream', 'broken-json', 'empty', 'slow-first-byte', 'refuse', 'obedient']),
  times: timesSchema,
})

type Behaviour = z.infer<typeof behaviourSchema>

export type Mode = Behaviour['mode']

export type BehaviourStore = ReturnType<typeof createBehaviourStore>

export const createBehaviourStore = () => createFaultStore<Behaviour, undefined>(() => true)
