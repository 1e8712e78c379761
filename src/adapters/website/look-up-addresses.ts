import { Resolver } from 'node:dns/promises'

export type LookUp = (hostname: string) => Promise<string[]>

/**
 * Asks the name servers themselves. Unlike the system's lookup this reads no hosts file, adds no search domain, and a
 * slow name server doesn't hold one of the few threads that files and password hashes need.
 */
export function createLookUp(servers?: string[]): LookUp {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 1_500, tries: 2 })
    if (servers) resolver.setServers(servers)
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
}
