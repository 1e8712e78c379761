import { restartOnChange } from './dev/restart-on-change.ts'
import { localEnvironment } from './stack/local-environment.ts'
import { printAddresses } from './stack/print-addresses.ts'
import { readPorts } from './stack/read-ports.ts'
import { runStack } from './stack/run-stack.ts'
import { startProcess } from './stack/start-process.ts'

const { port, simPort } = await readPorts()
const env = { ...localEnvironment({ port, simPort }), NODE_ENV: 'development' }
const start = {
  server: () => restartOnChange(() => startProcess(['scripts/dev/server.ts'], env)),
  worker: () => restartOnChange(() => startProcess(['src/worker.ts'], env)),
}

await runStack(env, start, () => printAddresses({ origin: env.ORIGIN, simPort, api: '/api/docs' }))
