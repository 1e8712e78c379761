import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { sampleTexts } from '../../scripts/dev/sample-mails.ts'
import { createMailer } from '../../src/adapters/mail/create-mailer.ts'
import { writeMessage } from '../../src/adapters/mail/write-message.ts'
import { fillMail } from '../../src/features/mails/fill-mail.ts'
import { drawMail } from '../../src/features/mails/mail-layout.ts'
import { writeSection } from './write-section.ts'

const MOST_MS = 1
const ROUNDS = 20
const MAILS = 300
const AT_ONCE = 5

const texts = Object.values(sampleTexts())
const pick = <T>(all: T[], index: number) => all[index % all.length] as T
const mails = await Promise.all(texts.map(fillMail))

// In a process of its own: what the other side costs is not counted.
const catcher = spawn(process.execPath, ['test/bench/mail-catcher.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [smtpUrl] = (await once(createInterface(catcher.stdout), 'line')) as [string]
const from = 'Threadlark <hello@threadlark.test>'
const mailer = createMailer({ smtpUrl, from, connections: AT_ONCE })

const draw = (index: number) => drawMail(pick(texts, index))
const fill = (index: number) => fillMail(pick(texts, index))
const write = async (index: number) =>
  writeMessage({
    from,
    to: 'you@mail.test',
    messageId: '<1@threadlark.test>',
    headers: {},
    ...pick(mails, index),
  })
const send = async (index: number) => {
  const outcome = await mailer.send({ to: 'you@mail.test', key: `${index}`, ...pick(mails, index) })
  if (outcome.kind !== 'sent') throw outcome.cause
}

/** Milliseconds of this process's CPU for one, the least of several rounds: a busy neighbor only ever adds. */
async function cpuOf(act: (index: number) => Promise<unknown>, count = MAILS) {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    let next = 0
    const before = process.cpuUsage()
    const work = async () => {
      while (next < count) await act(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const { user, system } = process.cpuUsage(before)
    rounds.push((user + system) / 1_000 / count)
  }
  // The first only warms up.
  return Math.min(...rounds.slice(1))
}

try {
  const drawn = await cpuOf(draw, MAILS / 30)
  const filled = await cpuOf(fill)
  const written = await cpuOf(write)
  const sent = await cpuOf(send)
  const all = filled + sent
  const line = (name: string, ms: number) => `| ${name} | ${ms.toFixed(3)} |`
  await writeSection('A mail', 'pnpm bench:mails', [
    `CPU of our process in ms, least of ${ROUNDS} rounds of ${MAILS} mails, every kind in turn, ${AT_ONCE} at a time; the server that takes them is a`,
    `process of its own. At most ${MOST_MS} ms in all. Without templates React would draw each in ${drawn.toFixed(1)} ms. Load of the machine meanwhile ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| step | ms a mail |',
    '|---|---|',
    line('fill in the template', filled),
    line('write the message (MIME)', written),
    line('send it (SMTP)', sent - written),
    line('all', all),
  ])
  if (all > MOST_MS) {
    console.error(`A mail takes ${all.toFixed(2)} ms of CPU; at most ${MOST_MS} is allowed.`)
    process.exitCode = 1
  }
} finally {
  mailer.close()
  catcher.kill()
}
