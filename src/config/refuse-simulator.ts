import { isReal, type ProcessEnv } from './process.ts'
import type { Rule } from './rules.ts'

/** Production may not have a simulator in the place of the service that this variable names. */
export function refuseSimulator<E extends ProcessEnv>(
  variable: string,
  simulates: (e: E) => boolean,
): Rule<E> {
  return {
    variable,
    error: 'points at a simulator, which production refuses unless DEMO=1',
    holds: (e) => !isReal(e) || !simulates(e),
  }
}

export function isSimulated(address: string) {
  return !address.startsWith('https:') || isLoopback(new URL(address).hostname)
}

/** A mail relay or a model on the same machine is legitimate, so only the simulators' own port range counts. */
export function isAmongSimulators(address: string, simPort: number) {
  const { hostname, port } = new URL(address)
  return isLoopback(hostname) && Number(port) >= simPort && Number(port) < simPort + 100
}

function isLoopback(host: string) {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
