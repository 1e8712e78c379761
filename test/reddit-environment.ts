/** Points a server at a Reddit of the test's own. */
export const redditEnvironment = (url: string) => ({
  REDDIT_CLIENT_ID: 'threadlark-sim',
  REDDIT_CLIENT_SECRET: 'threadlark-sim-secret',
  REDDIT_USER_AGENT: 'web:threadlark:0.1 (by /u/threadlark)',
  REDDIT_WWW_URL: url,
  REDDIT_OAUTH_URL: url,
})
