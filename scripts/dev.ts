import { localEnvironment } from './stack/local-environment.ts'
import { printAddresses } from './stack/print-addresses.ts'
import { readPorts } from './stack/read-ports.ts'
import { runStack } from './stack/run-stack.ts'
import { startProcess } from './stack/start-process.ts'

const { port, simPort } = await readPorts()
const env = {
  ...localEnvironment({ port, simPort }),
  NODE_ENV: 'development',
  // Vite computes in this process, which must not count as overload.
  OVERLOAD_BACKLOG_MS: '60000',
}
const start = {
  server: () => startProcess(['scripts/dev/server.ts'], env),
  // Only files that it loaded start it anew, and a crash waits for the change that mends it.
  worker: () => startProcess(['--watch', '--watch-preserve-output', 'src/worker.ts'], env),
}

await runStack(env, start, () => printAddresses({ origin: env.ORIGIN, simPort, api: '/api/docs' }))
