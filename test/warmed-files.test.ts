import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { createServer, loadConfigFromFile } from 'vite'
import { expect, test, vi } from 'vitest'

/** What Vite makes of our list of files, without loading any of them. */
async function readWarmedFiles() {
  const warmed: string[] = []
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts')
  const { warmup = {} } = loaded?.config.server ?? {}
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null, warmup },
    plugins: [
      {
        name: 'note-warmed-files',
        configureServer({ environments }) {
          environments.client.warmupRequest = async (url) => void warmed.push(relative('/', url))
        },
      },
    ],
  })
  try {
    await vi.waitFor(() => expect(warmed).toContain('src/ui/button.tsx'), 20_000)
  } finally {
    await server.close()
  }
  return warmed
}

test('the development server gets every page ready, and neither tests nor pages only for us', async () => {
  const warmed = await readWarmedFiles()
  expect(warmed).toEqual(
    expect.arrayContaining([
      ...globSync('src/web/pages/*.tsx'),
      'src/web/root.tsx',
      'src/web/entry.client.tsx',
    ]),
  )
  expect(warmed.filter((file) => /\.test\.|pages\/dev\//.test(file))).toEqual([])
})
