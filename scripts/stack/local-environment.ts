import { simulatorAddresses } from '../../simulators/frame/ports.ts'

type Options = { port: number; simPort: number; env?: NodeJS.ProcessEnv }

/** The configuration of a stack on this machine: every outside service is a simulator, and no key is needed. */
export function localEnvironment({
  port,
  simPort,
  env = process.env,
}: Options): Record<string, string> & { ORIGIN: string; AUTH_SECRET: string } {
  const simulators = simulatorAddresses(simPort)
  const inherited = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    LOG_LEVEL: 'warn',
    STORAGE_FOLDER: 'storage',
    ...Object.fromEntries(inherited),
    // Last, so that nothing exported in this shell leads outside.
    AUTH_SECRET: 'local-development-secret-not-for-production',
    MAIL_SECRET: 'local-development-secret-not-for-production',
    GOOGLE_DISCOVERY_URL: `${simulators.google}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'threadlark-sim',
    GOOGLE_CLIENT_SECRET: 'threadlark-sim-secret',
    BREACH_CHECK_URL: '',
    CONTENT_DRIVER: 'sanity',
    SANITY_PROJECT_ID: 'threadlark-sim',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: simulators.content,
    STRIPE_SECRET_KEY: 'sk_test_threadlark',
    STRIPE_WEBHOOK_SECRET: 'whsec_threadlark',
    STRIPE_PRICE_PRO: 'price_pro_monthly',
    STRIPE_PRICE_PLUS: 'price_plus_monthly',
    STRIPE_API_URL: simulators.stripe,
    STORAGE_DRIVER: 'disk',
    REDDIT_CLIENT_ID: 'threadlark-sim',
    REDDIT_CLIENT_SECRET: 'threadlark-sim-secret',
    REDDIT_USER_AGENT: 'web:threadlark:0.1 (by /u/threadlark)',
    REDDIT_WWW_URL: simulators.reddit,
    REDDIT_OAUTH_URL: simulators.reddit,
    MODEL_BASE_URL: `${simulators.llm}/v1`,
    MODEL_API_KEY: 'llm-sim-key',
    MODEL_WRITER: 'sim-writer',
    MODEL_SMALL: 'sim-small',
    WEBSITE_SIMULATOR_URL: simulators.websites,
    CHANNEL_SIMULATOR_URL: simulators.channels,
    CHANNEL_SECRET: 'local-development-secret-not-for-production',
    PUSH_PUBLIC_KEY:
      'BO659G0i3E2z4Wy5LZLDmfLECI2nAArI8XJXFXSyLpYdW8WAXy6Nw0Gz2lMJWNuDjB_jkEzfy7QnuoPUxim8dFU',
    PUSH_PRIVATE_KEY: 'QkFe-anyG6zWmgxNIQI8yCRLx-6XndAFEdDY1jySiKY',
    PUSH_CONTACT: 'mailto:hello@threadlark.test',
    SMTP_URL: simulators.smtp,
    MAIL_FROM: 'Threadlark <hello@threadlark.test>',
    SUPPORT_INBOX: 'support@threadlark.test',
    PORT: String(port),
    ORIGIN: `http://localhost:${port}`,
    APP_ORIGIN: `http://localhost:${port}`,
    SIM_PORT: String(simPort),
  }
}
