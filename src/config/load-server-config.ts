import { type Environment, readEnvironment } from '../platform/environment.ts'
import { accountVariables, readAccounts } from './accounts.ts'
import { channelRules, channelVariables, readChannels } from './channels.ts'
import { contentRules, contentVariables, readContent } from './content.ts'
import { appUrl, authUrl, billingUrl, serverDatabaseRules, serverDatabaseVariables } from './database.ts'
import { feedbackRules, feedbackVariables, readCollector } from './feedback.ts'
import { googleRules, googleVariables, readGoogle } from './google.ts'
import { readServerLimits, serverLimitVariables } from './limits.ts'
import { readServerListening, serverListeningRules, serverListeningVariables } from './listening.ts'
import { mailLinkVariables, readMailLinks } from './mail.ts'
import { metricsRules, metricsVariables } from './metrics.ts'
import { modelRules, modelVariables, productionModelRules, readModel } from './model.ts'
import { originRules, originVariables, readOrigin } from './origin.ts'
import { processVariables, readProcess } from './process.ts'
import { readReddit, redditRules, redditVariables } from './reddit.ts'
import { readRedis, redisVariables } from './redis.ts'
import { withRules } from './rules.ts'
import { readStorage, storageRules, storageVariables } from './storage.ts'
import {
  readStripe,
  readWebhookSecrets,
  stripeRules,
  stripeVariables,
  webhookRules,
  webhookVariables,
} from './stripe.ts'
import { websiteRules, websiteVariables } from './website.ts'

const serverEnv = withRules(
  {
    ...processVariables,
    ...redisVariables,
    ...serverDatabaseVariables,
    ...stripeVariables,
    ...storageVariables,
    ...redditVariables,
    ...originVariables,
    ...mailLinkVariables,
    ...webhookVariables,
    ...modelVariables,
    ...websiteVariables,
    ...channelVariables,
    ...serverListeningVariables,
    ...accountVariables,
    ...googleVariables,
    ...contentVariables,
    ...feedbackVariables,
    ...metricsVariables,
    ...serverLimitVariables,
  },
  [
    ...originRules,
    ...serverDatabaseRules,
    ...stripeRules,
    ...webhookRules,
    ...storageRules,
    ...redditRules,
    ...modelRules,
    ...productionModelRules,
    ...websiteRules,
    ...channelRules,
    ...serverListeningRules,
    ...metricsRules,
    ...googleRules,
    ...contentRules,
    ...feedbackRules,
  ],
)

export type ServerConfig = ReturnType<typeof loadServerConfig>

export function loadServerConfig(env: Environment = process.env) {
  const e = readEnvironment(serverEnv, env)
  return Object.freeze({
    ...readProcess(e),
    redis: readRedis(e),
    poolSize: e.DATABASE_POOL_SIZE,
    databaseUrls: { app: appUrl(e), auth: authUrl(e), billing: billingUrl(e) },
    ...readServerListening(e),
    origin: readOrigin(e),
    ...readAccounts(e),
    mailLinks: readMailLinks(e),
    google: readGoogle(e),
    content: readContent(e),
    guideUrls: e.GUIDE_URLS,
    stripe: readStripe(e),
    stripeWebhookSecrets: readWebhookSecrets(e),
    storage: readStorage(e),
    ...readModel(e),
    reddit: readReddit(e),
    websiteSimulatorUrl: e.WEBSITE_SIMULATOR_URL,
    channels: readChannels(e),
    collector: readCollector(e),
    metricsToken: e.METRICS_TOKEN,
    ...readServerLimits(e),
  })
}
