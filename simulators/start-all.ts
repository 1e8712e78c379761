import { startChannels } from './channels/start-channels.ts'
import { startContent } from './content/start-content.ts'
import { simulatorPorts } from './frame/ports.ts'
import { startDirectory } from './frame/start-directory.ts'
import type { Simulator } from './frame/start-simulator.ts'
import { startGoogle } from './google/start-google.ts'
import { startLlm } from './llm/start-llm.ts'
import { startMail } from './mail/start-mail.ts'
import { startReddit } from './reddit/start-reddit.ts'
import { startStripe } from './stripe/start-stripe.ts'
import { startWebsites } from './websites/start-websites.ts'

/** Slow enough to watch, fast enough not to wait. */
const readable = { firstWordMs: 250, perWordMs: 12 }

export async function startAll({ basePort, appOrigin }: { basePort: number; appOrigin: string }) {
  const ports = simulatorPorts(basePort)
  const running: Simulator[] = []
  const started = async <S extends Simulator>(starting: Promise<S>) => {
    const simulator = await starting
    running.push(simulator)
    return simulator
  }
  const close = async () => {
    await Promise.all(running.map((simulator) => simulator.close()))
  }

  try {
    const google = await started(startGoogle({ port: ports.google, appOrigin }))
    const mail = await started(startMail({ port: ports.mail, smtpPort: ports.smtp }))
    const reddit = await started(startReddit({ port: ports.reddit }))
    const stripe = await started(startStripe({ port: ports.stripe, appOrigin }))
    const llm = await started(startLlm({ port: ports.llm, pace: readable }))
    const content = await started(startContent({ port: ports.content }))
    const websites = await started(startWebsites({ port: ports.websites }))
    const channels = await started(startChannels({ port: ports.channels }))
    const simulators = [google, mail, reddit, stripe, llm, content, websites, channels]
    const directory = await started(startDirectory({ port: ports.directory, simulators }))
    return {
      urls: {
        directory: directory.url,
        google: google.url,
        mail: mail.url,
        smtp: mail.smtp,
        reddit: reddit.url,
        stripe: stripe.url,
        llm: llm.url,
        content: content.url,
        websites: websites.url,
        channels: channels.url,
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
