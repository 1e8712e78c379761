import { Hono } from 'hono'
import { faultRoutes } from '../frame/fault-routes.ts'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { mailRoutes } from './mail-routes.ts'
import { createMessageStore } from './message-store.ts'
import { startSmtpCatcher } from './smtp-catcher.ts'
import { createSmtpFaultStore, smtpFaultRuleSchema } from './smtp-faults.ts'

export async function startMail({ port, smtpPort }: { port: number; smtpPort: number }) {
  const messages = createMessageStore()
  const faults = createSmtpFaultStore()
  const catcher = await startSmtpCatcher({ port: smtpPort, faults, messages })
  const control = new Hono().route('/smtp-faults', faultRoutes(smtpFaultRuleSchema, faults))
  const listener = honoListener(mailRoutes(messages))
  try {
    const web = await startSimulator({ name: 'mail', port, listener, control })
    const close = async () => {
      await Promise.all([web.close(), catcher.close()])
    }
    return { ...web, smtp: catcher.url, close }
  } catch (error) {
    await catcher.close()
    throw error
  }
}
