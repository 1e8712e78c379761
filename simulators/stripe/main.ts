import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startStripe } from './start-stripe.ts'

const { basePort, appOrigin } = readEnvironment(process.env)
const { url, close } = await startStripe({ port: simulatorPorts(basePort).stripe, appOrigin })
runUntilSignal({ urls: { stripe: url }, close })
