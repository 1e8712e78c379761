import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

const A = 1
const AAAA = 28

/** Addresses by name; a list of lists answers each time with the next. */
export type Zone = Record<string, string[] | string[][]>

/** A name server over UDP that says what a test wants, and something else the next time if wanted. */
export async function startNameServer(zone: Zone) {
  const asked = new Map<string, number>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query)
    const key = `${name} ${type}`
    const turn = asked.get(key) ?? 0
    asked.set(key, turn + 1)
    const entry = zone[name] ?? []
    const addresses = (
      Array.isArray(entry[0]) ? (entry[Math.min(turn, entry.length - 1)] ?? []) : entry
    ) as string[]
    const records = addresses
      .map((text) => ipaddr.parse(text).toByteArray())
      .filter((bytes) => bytes.length === (type === A ? 4 : 16))
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(name in zone ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(type === A || type === AAAA ? records.length : 0, 6)
    header.writeUInt32BE(0, 8)
    const answers = records.map((bytes) => {
      const fixed = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length])
      return Buffer.concat([fixed, Buffer.from(bytes)])
    })
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

function readQuestion(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}
