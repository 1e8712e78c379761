import { type Environment, readEnvironment } from '../platform/environment.ts'
import { supportDatabaseVariables, supportUrl } from './database.ts'
import { originVariables, readOrigin } from './origin.ts'
import { isReal, processVariables } from './process.ts'
import { withRules } from './rules.ts'

const { NODE_ENV, DEMO } = processVariables

const opsEnv = withRules({ NODE_ENV, DEMO, ...supportDatabaseVariables, ...originVariables }, [
  {
    variable: 'DATABASE_SUPPORT_URL',
    error: 'and ORIGIN are required in production: tickets are not answered as the migrating login',
    holds: (e) => !isReal(e) || (e.ORIGIN && e.DATABASE_SUPPORT_URL),
  },
])

/** For those who answer tickets: their own role, and where the link in a mail leads. */
export function loadOpsConfig(env: Environment = process.env) {
  const e = readEnvironment(opsEnv, env)
  return Object.freeze({ databaseUrl: supportUrl(e), origin: readOrigin(e) })
}
