import { Agent, type Dispatcher } from 'undici'

/** A pretend internet: every request keeps its Host and goes to one server, whatever the name. */
export function createSimulatedInternet(baseUrl: string): Dispatcher {
  return new Agent({ pipelining: 0 }).compose((dispatch) => (options, handler) => {
    const { host } = new URL(String(options.origin))
    const headers = { ...(options.headers as Record<string, string>), host }
    return dispatch({ ...options, origin: new URL(baseUrl).origin, headers }, handler)
  })
}
