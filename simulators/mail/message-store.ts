import type { Message } from './parse-message.ts'

const capacity = 20_000

export type MessageStore = ReturnType<typeof createMessageStore>

export function createMessageStore() {
  let oldestFirst: Message[] = []
  return {
    add(message: Message) {
      oldestFirst.push(message)
      if (oldestFirst.length > capacity) oldestFirst.shift()
    },
    find: (id: string) => oldestFirst.find((message) => message.id === id),
    newestFirst(to?: string) {
      const wanted = to?.toLowerCase()
      return oldestFirst
        .filter(
          (message) => wanted === undefined || message.to.some((address) => address.toLowerCase() === wanted),
        )
        .toReversed()
    },
    clear() {
      oldestFirst = []
    },
  }
}
