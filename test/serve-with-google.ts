import { afterAll, vi } from 'vitest'
import { startGoogle } from '../simulators/google/start-google.ts'
import { freePort } from './free-port.ts'
import { serveApp } from './serve-app.ts'

/** The API with our stand-in for Google, each knowing the other's address. */
export async function serveWithGoogle(databaseUrl: string) {
  const port = await freePort()
  const server = await serveApp(databaseUrl, {
    GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${port}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'threadlark-sim',
    GOOGLE_CLIENT_SECRET: 'threadlark-sim-secret',
  })
  const google = await startGoogle({ port, appOrigin: server.url })
  afterAll(() => google.close())
  await vi.waitUntil(() => server.services.accounts.googleState() === 'ready', { timeout: 30_000 })
  return { ...server, googleUrl: google.url }
}
