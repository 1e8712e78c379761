import { setTimeout as wait } from 'node:timers/promises'

export type Message = {
  id: string
  to: string[]
  subject: string
  text: string
  links: string[]
  messageId: string
}

/** What arrived at the mail catcher. */
export function mailbox(mailUrl: string) {
  const list = async (to?: string): Promise<Message[]> => {
    const response = await fetch(`${mailUrl}/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`)
    return (await response.json()) as Message[]
  }
  return {
    list,
    /** The newest mail to an address once there are `count` of them. */
    newest: async (to: string, { count = 1, withinMs = 30_000 } = {}) => {
      const started = Date.now()
      while (Date.now() - started < withinMs) {
        const messages = await list(to)
        if (messages.length >= count && messages[0]) return messages[0]
        await wait(100)
      }
      throw new Error(`${to} got fewer than ${count} mails within ${withinMs} ms`)
    },
  }
}
