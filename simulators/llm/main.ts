import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startLlm } from './start-llm.ts'

const ports = simulatorPorts(readEnvironment(process.env).basePort)
const { url, close } = await startLlm({ port: ports.llm })
runUntilSignal({ urls: { llm: url }, close })
