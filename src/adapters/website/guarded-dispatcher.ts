import { once } from 'node:events'
import { isIP, connect as openSocket, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from './is-public-address.ts'
import { createLookUp, type LookUp } from './look-up-addresses.ts'

const DEADLINE_MS = 5_000
const ATTEMPT_MS = 2_000
const MAX_ATTEMPTS = 3
const MAX_BYTES = 2_097_152
const LOOK_EVERY_MS = 50

/** Opens a TCP connection to an address, never to a name. */
export type OpenSocket = (target: { host: string; port: number }) => Socket

export class RefusedAddress extends Error {}

/**
 * Connects to public addresses only. It resolves the name once, checks every answer, connects to an address it has
 * checked and asks the socket where it ended up: a name that changes its mind in between gains nothing.
 */
export function createGuardedDispatcher(seams: { lookUp?: LookUp; connect?: OpenSocket } = {}) {
  const { lookUp = createLookUp(), connect = openSocket } = seams
  const secure = buildConnector({ maxCachedSessions: 0, timeout: DEADLINE_MS })
  return new Agent({
    // No connection serves twice.
    pipelining: 0,
    maxHeaderSize: 16_384,
    headersTimeout: DEADLINE_MS,
    bodyTimeout: DEADLINE_MS,
    connect: (options, callback) => {
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
      openChecked(options.hostname, port, lookUp, connect).then(
        (socket) =>
          options.protocol === 'https:'
            ? secure({ ...options, httpSocket: socket }, callback)
            : callback(null, socket),
        (error: Error) => callback(error, null),
      )
    },
  })
}

async function openChecked(hostname: string, port: number, lookUp: LookUp, connect: OpenSocket) {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(literal) ? [literal] : await lookUp(hostname)
  // One inside answer among public ones is an attack or a mistake; neither is worth a connection.
  if (!addresses.every(isPublicAddress)) throw new RefusedAddress(hostname)
  let failure = new Error('the name has no address')
  for (const host of addresses.slice(0, MAX_ATTEMPTS)) {
    const socket = connect({ host, port })
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(ATTEMPT_MS) })
      if (!socket.remoteAddress || !isPublicAddress(socket.remoteAddress)) throw new RefusedAddress(hostname)
      return endFlood(socket)
    } catch (error) {
      socket.destroy()
      if (error instanceof RefusedAddress) throw error
      failure = error as Error
    }
  }
  throw failure
}

/** The parser counts headers, and the reader counts the page, but neither an endless status line. */
function endFlood(socket: Socket) {
  const timer = setInterval(() => {
    if (socket.bytesRead > MAX_BYTES) socket.destroy(new Error('the server sends too much'))
  }, LOOK_EVERY_MS)
  socket.once('close', () => clearInterval(timer))
  return socket
}
