import { expect, test } from 'vitest'
import { createMessageStore } from './message-store.ts'
import { parseMessage } from './parse-message.ts'

test('the oldest of more than 20,000 messages is forgotten', async () => {
  const store = createMessageStore()
  const message = await parseMessage(Buffer.from('Subject: x\r\n\r\ny'), {
    from: 'a@a.test',
    to: ['b@b.test'],
  })
  for (let i = 0; i <= 20_000; i += 1) store.add({ ...message, id: `${i}` })
  expect(store.newestFirst()).toHaveLength(20_000)
  expect([store.find('0'), store.find('1')?.id]).toEqual([undefined, '1'])
})
