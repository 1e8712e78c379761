import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { closeGracefully, listenOnLoopback } from '../frame/loopback-server.ts'
import type { MessageStore } from './message-store.ts'
import { parseMessage } from './parse-message.ts'
import type { SmtpFaultStore } from './smtp-faults.ts'

type Options = { port: number; faults: SmtpFaultStore; messages: MessageStore }

/** Accepts every mail and any credentials, without TLS, except where a fault says otherwise. */
export async function startSmtpCatcher({ port, faults, messages }: Options) {
  const sockets = new Map<string, Socket>()

  const suffer = async (stage: 'rcpt' | 'data', to: string[], session: SMTPServerSession) => {
    const fault = faults.take({ stage, to })?.fault
    if (!fault) return
    if ('reply' in fault) throw replyError(fault.reply, fault.message ?? 'Simulated fault')
    if ('delayMs' in fault) return await wait(fault.delayMs, undefined, { ref: false })
    sockets.get(peerOf(session))?.destroy()
    throw replyError(421, 'Connection cut')
  }

  const receive = async (stream: NodeJS.ReadableStream, session: SMTPServerSession) => {
    const raw = await buffer(stream)
    const { mailFrom, rcptTo } = session.envelope
    const to = rcptTo.map(({ address }) => address)
    await suffer('data', to, session)
    messages.add(await parseMessage(raw, { from: mailFrom ? mailFrom.address : '', to }))
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: ({ address }, session, done) =>
      void suffer('rcpt', [address], session).then(() => done(), done),
    onData: (stream, session, done) => void receive(stream, session).then(() => done(), done),
  })
  // Clients that vanish are everyday life for a mail server.
  smtp.on('error', () => {})
  smtp.server.on('connection', (socket) => {
    const peer = peerOf(socket)
    sockets.set(peer, socket)
    socket.once('close', () => sockets.delete(peer))
  })

  const url = `smtp://127.0.0.1:${await listenOnLoopback(smtp.server, port)}`
  const close = () => closeGracefully(smtp.server, () => sockets.forEach((socket) => socket.destroy()))
  return { url, close }
}

const peerOf = (peer: { remoteAddress?: string; remotePort?: number }) =>
  `${peer.remoteAddress}:${peer.remotePort}`

const replyError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
