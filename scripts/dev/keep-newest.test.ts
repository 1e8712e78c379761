import { expect, test } from 'vitest'
import { keepNewest } from './keep-newest.ts'

/** Applications that are numbered as they are opened, and one that can't be. */
function numbered({ broken = 0 } = {}) {
  const closed: number[] = []
  let opened = 0
  const open = async () => {
    opened += 1
    const number = opened
    await Promise.resolve()
    if (number === broken) throw new Error(`${number} does not compile`)
    return { number, close: async () => void closed.push(number) }
  }
  return { open, closed }
}

const unexpected = (error: unknown) => {
  throw error
}

test('someone who comes while another is opened gets that one', async () => {
  const { open } = numbered()
  const app = keepNewest(open, unexpected)
  const given: number[] = []
  const early = app.use(async ({ number }) => void given.push(number))
  void app.renew()
  await early
  await app.use(async ({ number }) => void given.push(number))
  expect(given).toEqual([2, 2])
})

test('an old one is closed, but only after what it began', async () => {
  const { open, closed } = numbered()
  const app = keepNewest(open, unexpected)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const slow = app.use(() => answered)
  // Until the request has begun.
  await app.use(async () => {})
  await app.renew()
  await app.renew()
  await expect.poll(() => closed).toEqual([2])
  answer()
  await slow
  await expect.poll(() => closed).toEqual([2, 1])
  await app.close()
  expect(closed).toEqual([2, 1, 3])
})

test('a request without an end keeps an old one open for a while and no longer', async () => {
  const { open, closed } = numbered()
  const app = keepNewest(open, unexpected, 50)
  void app.use(() => new Promise(() => {}))
  await app.use(async () => {})
  await app.renew()
  expect(closed).toEqual([])
  await expect.poll(() => closed).toEqual([1])
})

test('one that can not be closed is reported, and keeps nobody from the next', async () => {
  const { open } = numbered()
  const troubles: unknown[] = []
  const openStuck = async () => {
    const { number } = await open()
    return { number, close: () => Promise.reject(new Error(`${number} is stuck`)) }
  }
  const app = keepNewest(openStuck, (error) => troubles.push(error))
  await app.renew()
  await expect.poll(() => troubles).toEqual([new Error('1 is stuck')])
  let given = 0
  await app.use(async ({ number }) => void (given = number))
  expect(given).toBe(2)
  await app.close()
  expect(troubles).toEqual([new Error('1 is stuck'), new Error('2 is stuck')])
})

test('what does not compile fails those who come, until it is mended', async () => {
  const { open, closed } = numbered({ broken: 2 })
  const app = keepNewest(open, unexpected)
  await app.use(async () => {})
  await expect(app.renew()).rejects.toThrow('2 does not compile')
  await expect(app.use(async () => {})).rejects.toThrow('2 does not compile')
  await expect.poll(() => closed).toEqual([1])
  await app.renew()
  let given = 0
  await app.use(async ({ number }) => void (given = number))
  expect(given).toBe(3)
})
