import { parseArgs } from 'node:util'
import { z } from 'zod'
import { OpsFailure } from './explain-failure.ts'

const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export type Status = (typeof statuses)[number]

const USAGE = `Answer support requests:

  pnpm ops -- tickets [--status open]               those to be done first, longest waiting at the top
  pnpm ops -- show <id>                             one of them, whole
  pnpm ops -- reply <id> --as "Your name" "text"    answer it and mail the answer; without text it is read from stdin
      --status resolved                             and say where it stands now
      --replace                                     in place of an answer that is there already
  pnpm ops -- status <id> <status>                  ${statuses.join(', ')}

Read what people say:

  pnpm ops -- feedback                              the newest first`

export type Command =
  | { kind: 'help'; text: string }
  | { kind: 'tickets'; status: Status | undefined }
  | { kind: 'show'; id: string }
  | { kind: 'feedback' }
  | ReplyCommand
  | { kind: 'status'; id: string; status: Status }

export type ReplyCommand = {
  kind: 'reply'
  id: string
  name: string
  text: string | undefined
  status: Status | undefined
  replace: boolean
}

export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [verb, id, text] = positionals
  if (values.help || verb === undefined || verb === 'help') return { kind: 'help', text: USAGE }
  const allow = (count: number, ...options: string[]) => {
    if (positionals.length > count)
      throw wrong(`'${positionals[count]}' is too much. Put quotes around text with spaces.`)
    const other = Object.keys(values).find((name) => !options.includes(name))
    if (other) throw wrong(`--${other} does not go with '${verb}'.`)
  }
  switch (verb) {
    case 'tickets':
      allow(1, 'status')
      return { kind: 'tickets', status: values.status === undefined ? undefined : readStatus(values.status) }
    case 'feedback':
      allow(1)
      return { kind: 'feedback' }
    case 'show':
      allow(2)
      return { kind: 'show', id: readId(id) }
    case 'reply':
      allow(3, 'as', 'status', 'replace')
      return {
        kind: 'reply',
        id: readId(id),
        name: readName(values.as),
        text,
        status: values.status === undefined ? undefined : readStatus(values.status),
        replace: values.replace ?? false,
      }
    case 'status':
      allow(3)
      return { kind: 'status', id: readId(id), status: readStatus(text) }
    default:
      throw wrong(`There is no command '${verb}'.`)
  }
}

function parse(args: string[]) {
  // pnpm hands over the -- that separates its own options.
  const given = args[0] === '--' ? args.slice(1) : args
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        as: { type: 'string' },
        replace: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

const wrong = (reason: string) => new OpsFailure(`${reason}\n\n${USAGE}`, 2)

function readId(given: string | undefined) {
  const id = z.uuid().safeParse(given)
  if (!id.success) throw wrong(given ? `'${given}' is no ticket id.` : 'Which ticket? Its id is missing.')
  return id.data
}

function readStatus(given: string | undefined): Status {
  const status = z.enum(statuses).safeParse(given)
  if (!status.success) throw wrong(`A status is one of ${statuses.join(', ')}, not '${given ?? ''}'.`)
  return status.data
}

function readName(given: string | undefined) {
  const name = given?.trim() ?? ''
  if (name === '') throw wrong('Who answers? Add --as "Your name"; the user reads it.')
  if (name.length > 100 || /\p{Cc}/u.test(name)) throw wrong('A name is one line of at most 100 characters.')
  return name
}
