import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { afterAll } from 'vitest'

/** The pages as they are in the sources, without a build; and the address of each, as the router knows it. */
export async function developPages() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  afterAll(() => vite.close())
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  return { load, mode: 'development' as const, addresses: listAddresses(await load()) }
}

function listAddresses({ routes }: ServerBuild) {
  const addressOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    const above = addressOf(route.parentId)
    return route.path ? `${above}/${route.path}` : above
  }
  const leaves = Object.values(routes).filter((route) => route && !isLayout(routes, route.id))
  return leaves.map((route) => addressOf(route?.id) || '/')
}

const isLayout = (routes: ServerBuild['routes'], id: string) =>
  Object.values(routes).some((route) => route?.parentId === id)
