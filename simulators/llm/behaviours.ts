import { z } from 'zod'
import { timesSchema } from '../frame/fault-schema.ts'
import { createFaultStore } from '../frame/fault-store.ts'

const wear = {
  times: timesSchema,
  /** How many of the requests it strikes, 0 to 1; all where it is missing. */
  share: z.number().min(0).max(1).optional(),
  /** Which model it strikes; any where it is missing. */
  model: z.string().optional(),
  /** How the instructions begin that it strikes; any where it is missing. */
  about: z.string().optional(),
}

/** Ways in which a model goes wrong. `obedient` follows what strangers' text tells it; `say` answers with the given words. */
export const behaviourSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.enum([
      'cut-stream',
      'broken-json',
      'empty',
      'slow-first-byte',
      'refuse',
      'obedient',
      'throttle',
      'fail',
    ]),
    ...wear,
  }),
  z.strictObject({ mode: z.literal('say'), text: z.string(), ...wear }),
])

export type Behaviour = z.infer<typeof behaviourSchema>

export type BehaviourStore = ReturnType<typeof createBehaviourStore>

export const createBehaviourStore = () =>
  createFaultStore<Behaviour, { model: string; instructions: string }>(
    ({ share, model, about = '' }, asked) =>
      (model === undefined || model === asked.model) &&
      asked.instructions.startsWith(about) &&
      (share === undefined || Math.random() < share),
  )
