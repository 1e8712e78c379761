import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startChannels } from './start-channels.ts'

const ports = simulatorPorts(readEnvironment(process.env).basePort)
const { url, close } = await startChannels({ port: ports.channels })
runUntilSignal({ urls: { channels: url }, close })
