import { startMail } from '../../simulators/mail/start-mail.ts'

/** Takes every mail in a process of its own, and says where. */
const { smtp } = await startMail({ port: 0, smtpPort: 0 })
console.log(smtp)
