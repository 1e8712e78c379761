import { z } from 'zod'
import { defaultBasePort } from './ports.ts'

const environmentSchema = z.object({
  SIM_PORT: z.coerce.number().int().min(1).max(65_526).default(defaultBasePort),
  APP_ORIGIN: z.string().default('http://localhost:3000,http://127.0.0.1:3000'),
})

export function readEnvironment(environment: Record<string, string | undefined>) {
  const { SIM_PORT, APP_ORIGIN } = environmentSchema.parse(environment)
  return { basePort: SIM_PORT, appOrigin: APP_ORIGIN }
}
