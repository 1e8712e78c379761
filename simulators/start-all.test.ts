import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAll } from './start-all.ts'

let basePort: number
let all: Awaited<ReturnType<typeof startAll>>

beforeAll(async () => {
  for (;;) {
    // Below the range from which the system hands out ports of its own accord.
    basePort = 20_000 + Math.floor(Math.random() * 10_000)
    try {
      all = await startAll({ basePort, appOrigin: 'http://127.0.0.1:3000' })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
})

afterAll(() => all.close())

test('the first port lists the running simulators as JSON', async () => {
  const google = `http://127.0.0.1:${basePort + 1}`
  const mail = `http://127.0.0.1:${basePort + 2}`
  const smtp = `smtp://127.0.0.1:${basePort + 3}`
  const reddit = `http://127.0.0.1:${basePort + 4}`
  const stripe = `http://127.0.0.1:${basePort + 5}`
  const llm = `http://127.0.0.1:${basePort + 6}`
  const content = `http://127.0.0.1:${basePort + 7}`
  const websites = `http://127.0.0.1:${basePort + 8}`
  const channels = `http://127.0.0.1:${basePort + 9}`
  const directory = `http://127.0.0.1:${basePort}`
  expect(all.urls).toEqual({
    directory,
    google,
    mail,
    smtp,
    reddit,
    stripe,
    llm,
    content,
    websites,
    channels,
  })
  expect(await (await fetch(all.urls.directory)).json()).toEqual({
    simulators: [
      { name: 'google', url: google },
      { name: 'mail', url: mail, smtp },
      { name: 'reddit', url: reddit },
      { name: 'stripe', url: stripe },
      { name: 'llm', url: llm },
      { name: 'content', url: content },
      { name: 'websites', url: websites },
      { name: 'channels', url: channels },
    ],
  })
})

test('a browser gets the list as a page', async () => {
  const response = await fetch(all.urls.directory, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain(`<a href="${all.urls.google}">`)
})

test('a taken port ends the start and leaves nothing behind', async () => {
  const overlapping = { basePort: basePort - 1, appOrigin: 'http://127.0.0.1:3000' }
  await expect(startAll(overlapping)).rejects.toThrow('EADDRINUSE')
  await expect(startAll({ ...overlapping, basePort: basePort - 3 })).rejects.toThrow('EADDRINUSE')
  await expect(fetch(`http://127.0.0.1:${basePort - 2}`)).rejects.toThrow('fetch failed')
})
