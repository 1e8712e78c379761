import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { loadModelConfig } from '../../../src/config/load-model-config.ts'

const EXAMPLE = join(import.meta.dirname, '../../../.env.example')

/** What an operator pays who has changed nothing. */
export function readExamplePrices() {
  const { MODEL_PRICES } = parseEnv(readFileSync(EXAMPLE, 'utf8'))
  return loadModelConfig({ MODEL_PRICES }).modelPrices
}
