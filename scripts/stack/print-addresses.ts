import { simulatorAddresses } from '../../simulators/frame/ports.ts'
import { DEMO_PASSWORD, demoAccounts } from './seed-demo.ts'

type Addresses = { origin: string; simPort: number; api: string }

export function printAddresses({ origin, simPort, api }: Addresses) {
  const simulators = simulatorAddresses(simPort)
  const accounts = demoAccounts.map(({ email, about }) => `    ${email.padEnd(22)} ${about}`)
  console.log(
    [
      '',
      `  Threadlark     ${origin}`,
      `  Mail catcher   ${simulators.mail}`,
      `  Stripe         ${simulators.stripe} (card 4242 4242 4242 4242)`,
      `  Simulators     ${simulators.directory}`,
      `  API            ${origin}${api}`,
      '',
      `  Demo accounts, password ${DEMO_PASSWORD}`,
      ...accounts,
      '',
      '  Outside services are simulated; nothing leaves this machine. Stop with Ctrl-C.',
      '',
    ].join('\n'),
  )
}
