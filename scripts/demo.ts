import { localEnvironment } from './stack/local-environment.ts'
import { printAddresses } from './stack/print-addresses.ts'
import { readPorts } from './stack/read-ports.ts'
import { runStack } from './stack/run-stack.ts'
import { runTool } from './stack/run-tool.ts'
import { startProcess } from './stack/start-process.ts'

const { port, simPort } = await readPorts()
const env = { ...localEnvironment({ port, simPort }), NODE_ENV: 'production', DEMO: '1' }
const start = {
  server: () => startProcess(['src/server.ts'], env),
  worker: () => startProcess(['src/worker.ts'], env),
}

console.log('Building the pages …')
await runTool('react-router', ['build'])
await runStack(env, start, () => printAddresses({ origin: env.ORIGIN, simPort, api: '/api/openapi.json' }))
