import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startGoogle } from './start-google.ts'

const { basePort, appOrigin } = readEnvironment(process.env)
const { url, close } = await startGoogle({ port: simulatorPorts(basePort).google, appOrigin })
runUntilSignal({ urls: { google: url }, close })
