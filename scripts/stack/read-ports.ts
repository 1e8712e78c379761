import { createServer } from 'node:net'

/** PORT and SIM_PORT, checked before anything slow begins. */
export async function readPorts(env: NodeJS.ProcessEnv = process.env) {
  const port = readPort('PORT', env.PORT ?? '3000')
  const simPort = readPort('SIM_PORT', env.SIM_PORT ?? '4600')
  await requireFree('PORT', port)
  await requireFree('SIM_PORT', simPort)
  return { port, simPort }
}

function readPort(name: string, value: string) {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    fail(`${name} must be a port number, not '${value}'.`)
  return port
}

async function requireFree(name: string, port: number) {
  const probe = createServer()
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!free) fail(`Port ${port} is in use. Stop what uses it, or set ${name} to another one.`)
  await new Promise((resolve) => probe.close(resolve))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
