import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Simulators are reachable from this machine only. Port 0 takes any free port; the one taken is returned. */
export async function listenOnLoopback(server: Server, port: number) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Lets running exchanges end, for a second at most unless told otherwise. */
export async function closeGracefully(server: Server, closeConnections: () => void, graceMs = 1_000) {
  const timer = setTimeout(closeConnections, graceMs)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(timer)
}
