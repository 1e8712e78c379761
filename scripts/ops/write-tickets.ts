import type { ListedTicket, listTickets, WholeTicket } from './find-tickets.ts'
import { line, plain, when } from './write-plain.ts'

export function writeTickets({ tickets, more, status }: Awaited<ReturnType<typeof listTickets>>) {
  if (tickets.length === 0) return status ? `No ticket is ${status.replaceAll('_', ' ')}.` : 'No tickets yet.'
  const hint = more ? ['… and more; narrow them down by --status.'] : []
  return [...tickets.map(writeLine), ...hint].join('\n')
}

function writeLine({ id, createdAt, status, supportType, answered, title }: ListedTicket) {
  const mark = answered ? 'answered' : ''
  const columns = [id, when(createdAt), status.padEnd(11), mark.padEnd(8), supportType.padEnd(9), line(title)]
  return columns.join('  ')
}

export function writeTicket({ ticket, accountEmail }: WholeTicket) {
  const { supportReply, supportName, supportReplyTime } = ticket
  const account = accountEmail ? line(accountEmail) : 'none'
  const differs = accountEmail?.toLowerCase() === ticket.email.toLowerCase() ? '' : ' (not the e-mail above)'
  const answer = supportReply
    ? [
        '',
        `Answered by ${line(supportName ?? 'somebody')}${supportReplyTime ? `, ${when(supportReplyTime)}` : ''}`,
        '',
        plain(supportReply),
      ]
    : ['', 'Not answered yet.']
  return [
    line(ticket.title),
    '',
    `Ticket   ${ticket.id}`,
    `Status   ${ticket.status}`,
    `Type     ${ticket.supportType}`,
    `From     ${line(ticket.name)} <${line(ticket.email)}>`,
    `Account  ${account}${differs}`,
    `Created  ${when(ticket.createdAt)}`,
    '',
    plain(ticket.content),
    ...answer,
  ].join('\n')
}
