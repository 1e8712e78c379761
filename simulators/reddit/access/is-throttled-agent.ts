const defaults =
  /^(node|undici|axios|got|node-fetch|python|java|okhttp|go-http-client|wget|ruby|php|perl|libwww|apache-httpclient|dart|httpie|postmanruntime|insomnia)\b/i

/** Missing and default User-Agents are throttled, and so is whatever contains `curl`. */
export const isThrottledAgent = (agent: string) =>
  agent.trim() === '' || defaults.test(agent) || /curl/i.test(agent)
