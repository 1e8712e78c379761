import { expect, test } from 'vitest'
import { readIntent } from './read-intent.ts'

test.each(['do you ', 'have you any ', 'is there a ', 'looking for ', '? ', 'how do i ', '$1', 'tired of '])(
  'sixty thousand characters of "%s" are read at once',
  (words) => {
    const text = words.repeat(60_000 / words.length)
    readIntent('Compiled', 'by now?')
    // In the thread's own time: other tests share the machine.
    const started = process.threadCpuUsage()
    readIntent('A title', text)
    const { user, system } = process.threadCpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(250)
  },
)
