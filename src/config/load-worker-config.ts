import { type Environment, readEnvironment } from '../platform/environment.ts'
import { channelRules, channelVariables, readChannels } from './channels.ts'
import { appUrl, billingUrl, workerDatabaseRules, workerDatabaseVariables, workerUrl } from './database.ts'
import { readWorkerLimits, workerLimitVariables } from './limits.ts'
import { readWorkerListening, workerListeningVariables } from './listening.ts'
import { mailLinkVariables, mailRules, mailVariables, readMail, readMailLinks } from './mail.ts'
import { modelRules, modelVariables, productionModelRules, readModel } from './model.ts'
import { originRules, originVariables } from './origin.ts'
import { processVariables, readProcess } from './process.ts'
import { readAllApproval, readReddit, redditRules, redditVariables } from './reddit.ts'
import { readRedis, redisVariables } from './redis.ts'
import { withRules } from './rules.ts'
import { readStorage, storageRules, storageVariables } from './storage.ts'
import { readStripe, stripeRules, stripeVariables } from './stripe.ts'

const workerEnv = withRules(
  {
    ...processVariables,
    ...redisVariables,
    ...workerDatabaseVariables,
    ...stripeVariables,
    ...storageVariables,
    ...redditVariables,
    ...originVariables,
    ...mailLinkVariables,
    ...mailVariables,
    ...modelVariables,
    ...channelVariables,
    ...workerListeningVariables,
    ...workerLimitVariables,
  },
  [
    ...workerDatabaseRules,
    ...originRules,
    ...stripeRules,
    ...storageRules,
    ...redditRules,
    ...mailRules,
    ...channelRules,
    ...modelRules,
    ...productionModelRules,
  ],
)

export function loadWorkerConfig(env: Environment = process.env) {
  const e = readEnvironment(workerEnv, env)
  return Object.freeze({
    ...readProcess(e),
    redis: readRedis(e),
    databaseUrl: workerUrl(e),
    /** For what is read as the user whom it's shown to. */
    appDatabaseUrl: appUrl(e),
    billingDatabaseUrl: billingUrl(e),
    stripe: readStripe(e),
    storage: readStorage(e),
    reddit: readReddit(e),
    readAllApproval: readAllApproval(e),
    ...readMail(e),
    mailLinks: readMailLinks(e),
    channels: readChannels(e),
    ...readModel(e),
    ...readWorkerListening(e),
    ...readWorkerLimits(e),
  })
}
