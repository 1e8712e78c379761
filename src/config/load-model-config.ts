import { type Environment, readEnvironment } from '../platform/environment.ts'
import { modelRules, modelVariables, readModel } from './model.ts'
import { withRules } from './rules.ts'

const modelEnv = withRules(modelVariables, modelRules)

/** The model alone, for someone who measures it without a server. */
export function loadModelConfig(env: Environment = process.env) {
  return Object.freeze(readModel(readEnvironment(modelEnv, env)))
}
