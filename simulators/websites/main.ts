import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startWebsites } from './start-websites.ts'

const ports = simulatorPorts(readEnvironment(process.env).basePort)
const { url, close } = await startWebsites({ port: ports.websites })
runUntilSignal({ urls: { websites: url }, close })
