import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { ProcessEnv } from './process.ts'
import { isSimulated, refuseSimulator } from './refuse-simulator.ts'
import { allOrNone, type Rule, type ValuesOf } from './rules.ts'

const webUrl = url('http:', 'https:')

export const redditVariables = {
  REDDIT_CLIENT_ID: z.string().optional(),
  REDDIT_CLIENT_SECRET: z.string().optional(),
  REDDIT_USER_AGENT: z.string().min(10, 'must be like web:your-app:1.0 (by /u/your-name)').optional(),
  REDDIT_WWW_URL: webUrl.default('https://www.reddit.com'),
  REDDIT_OAUTH_URL: webUrl.default('https://oauth.reddit.com'),
  REDDIT_READ_ALL: z.enum(['on', 'off']).default('off'),
  REDDIT_READ_ALL_APPROVAL: z.string().trim().optional(),
}

type RedditEnv = ValuesOf<typeof redditVariables>

export const redditRules: Rule<RedditEnv & ProcessEnv>[] = [
  {
    variable: 'REDDIT_CLIENT_ID',
    error: ', REDDIT_CLIENT_SECRET and REDDIT_USER_AGENT go together: set all or none',
    holds: (e) => allOrNone([e.REDDIT_CLIENT_ID, e.REDDIT_CLIENT_SECRET, e.REDDIT_USER_AGENT]),
  },
  {
    variable: 'REDDIT_READ_ALL',
    error:
      "is on, which reads every new post of Reddit: that takes Reddit's written approval for this use. " +
      'Name it in REDDIT_READ_ALL_APPROVAL, or set REDDIT_READ_ALL=off',
    holds: (e) => e.REDDIT_READ_ALL !== 'on' || e.REDDIT_READ_ALL_APPROVAL,
  },
  {
    variable: 'REDDIT_READ_ALL',
    error: 'needs REDDIT_CLIENT_ID, because it reads through the official API',
    holds: (e) => e.REDDIT_READ_ALL !== 'on' || e.REDDIT_CLIENT_ID,
  },
  refuseSimulator('REDDIT_WWW_URL', (e) => isSimulated(e.REDDIT_WWW_URL)),
  refuseSimulator('REDDIT_OAUTH_URL', (e) => isSimulated(e.REDDIT_OAUTH_URL)),
]

export function readReddit(e: RedditEnv) {
  if (!e.REDDIT_CLIENT_ID || !e.REDDIT_CLIENT_SECRET || !e.REDDIT_USER_AGENT) return undefined
  return {
    wwwUrl: e.REDDIT_WWW_URL,
    oauthUrl: e.REDDIT_OAUTH_URL,
    clientId: e.REDDIT_CLIENT_ID,
    clientSecret: e.REDDIT_CLIENT_SECRET,
    userAgent: e.REDDIT_USER_AGENT,
  }
}

/** The approval under which every new post of Reddit is read; undefined where only communities are polled. */
export const readAllApproval = (e: RedditEnv) =>
  e.REDDIT_READ_ALL === 'on' ? e.REDDIT_READ_ALL_APPROVAL : undefined
