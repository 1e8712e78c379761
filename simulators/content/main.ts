import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startContent } from './start-content.ts'

const ports = simulatorPorts(readEnvironment(process.env).basePort)
const { url, close } = await startContent({ port: ports.content })
runUntilSignal({ urls: { content: url }, close })
