import { simulatorPorts } from '../frame/ports.ts'
import { readEnvironment } from '../frame/read-environment.ts'
import { runUntilSignal } from '../frame/run-until-signal.ts'
import { startMail } from './start-mail.ts'

const ports = simulatorPorts(readEnvironment(process.env).basePort)
const { url, smtp, close } = await startMail({ port: ports.mail, smtpPort: ports.smtp })
runUntilSignal({ urls: { mail: url, smtp }, close })
