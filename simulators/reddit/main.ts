import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startReddit } from './start-reddit.ts'

const { basePort } = readEnvironment(process.env)
const { url, close } = await startReddit({ port: simulatorPorts(basePort).reddit })
runUntilSignal({ urls: { reddit: url }, close })
