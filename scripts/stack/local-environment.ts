import { simulatorAddresses } from '../../simulators/frame/ports.ts'

type Options = { port: number; simPort: number; env?: NodeJS.ProcessEnv }

/** The configuration of a stack on this machine: every outside service is a simulator, and no key is needed. */
export function localEnvironment({
  port,
  simPort,
  env = process.env,
}: Options): Record<string, string> & { ORIGIN: string } {
  const simulators = simulatorAddresses(simPort)
  const inherited = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(inherited),
    // Last, so that nothing exported in this shell leads outside.
    AUTH_SECRET: 'local-development-secret-not-for-production',
    GOOGLE_DISCOVERY_URL: `${simulators.google}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'threadlark-sim',
    GOOGLE_CLIENT_SECRET: 'threadlark-sim-secret',
    BREACH_CHECK_URL: '',
    CONTENT_DRIVER: 'sanity',
    SANITY_PROJECT_ID: 'threadlark-sim',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: simulators.content,
    SMTP_URL: simulators.smtp,
    MAIL_FROM: 'Threadlark <hello@threadlark.test>',
    PORT: String(port),
    ORIGIN: `http://localhost:${port}`,
    APP_ORIGIN: `http://localhost:${port}`,
    SIM_PORT: String(simPort),
  }
}
