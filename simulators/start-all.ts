import { simulatorPorts } from './frame/ports.ts'
import { startDirectory } from './frame/start-directory.ts'
import type { Simulator } from './frame/start-simulator.ts'
import { startContent } from './content/start-content.ts'
import { startGoogle } from './google/start-google.ts'
import { startMail } from './mail/start-mail.ts'

export async function startAll({ basePort, appOrigin }: { basePort: number; appOrigin: string }) {
  const ports = simulatorPorts(basePort)
  const running: Simulator[] = []
  const close = async () => {
    await Promise.all(running.map((simulator) => simulator.close()))
  }
  try {
    const google = await startGoogle({ port: ports.google, appOrigin })
    running.push(google)
    const mail = await startMail({ port: ports.mail, smtpPort: ports.smtp })
    running.push(mail)
    const content = await startContent({ port: ports.content })
    running.push(content)
    const directory = await startDirectory({ port: ports.directory, simulators: [google, mail, content] })
    running.push(directory)
    return {
      urls: {
        directory: directory.url,
        google: google.url,
        mail: mail.url,
        smtp: mail.smtp,
        content: content.url,
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
