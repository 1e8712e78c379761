import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { readOperations } from './read-operations.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'

/** Every route of the API, and a way to call them as a user of Plus: each time from another address, so that no limit is met. */
export async function callOperations(network: `127.${number}`) {
  const { databaseUrl, superuser } = await cloneDatabase()
  const server = await serveApp(databaseUrl)
  const api = apiClient(server.url)
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const cookie = await signInAs(superuser, server, id)
  let calls = 0
  const call = (method: string, path: string, body: unknown) => {
    calls += 1
    const options = { cookie, from: `${network}.${Math.floor(calls / 250)}.${(calls % 250) + 1}` }
    if (method === 'GET') return api.get(path, options)
    if (method === 'DELETE') return api.delete(path, options)
    return api[method === 'PUT' ? 'put' : 'post'](path, body, options)
  }
  /** A few at a time: some routes answer after a fixed time at the earliest. */
  const callAll = async <R extends readonly [path: string, body: unknown]>(method: string, requests: R[]) => {
    const waiting = requests.entries()
    const answers: { request: R; answer: Awaited<ReturnType<typeof call>> }[] = []
    const work = async () => {
      for (const [index, request] of waiting) {
        answers[index] = { request, answer: await call(method, `/api${request[0]}`, request[1]) }
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    return answers
  }
  return { url: server.url, operations: await readOperations(), call, callAll }
}
