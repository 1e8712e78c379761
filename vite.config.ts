import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * sonner adds its rules as a <style> while it is imported, which our Content-Security-Policy rightly refuses. They come
 * with our own style sheet instead (src/ui/styles.css).
 */
const sonnerWithoutInjectedStyles: Plugin = {
  name: 'sonner-without-injected-styles',
  transform(code, id) {
    if (!id.includes('/sonner/dist/index.mjs')) return
    const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '')
    if (stripped === code) this.error('sonner no longer injects its styles as we expect')
    return { code: stripped, map: null }
  },
}
/** What every page needs, in one file: many small ones would compress worse, and each of them is a request. */
const base = {
  name: 'base',
  test: /src.(ui.(button|busy-label|class-names|logo|spinner|spinner-icon|toast)|web.parts.(brand-link|page-title))\.tsx?$/,
}

const browserCode = [
  'src/web/entry.client.tsx',
  'src/web/*/**/*.tsx',
  'src/ui/**/*.{ts,tsx}',
  'src/features/*/ui/**/*.{ts,tsx}',
  '!**/*.test.*',
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sonnerWithoutInjectedStyles, tailwindcss(), reactRouter()],
  clearScreen: false,
  optimizeDeps: {
    // Pre-bundled it would escape the plugin above.
    exclude: ['sonner'],
    // All our browser code, so that a library discovered late doesn't trigger another bundling. Without the pages themselves,
    // which bring code of the server along that is taken out only later.
    entries: [...browserCode, '!src/web/pages/**'],
  },
  server: { warmup: { clientFiles: [...browserCode, 'src/web/root.tsx', '!src/web/pages/dev/**'] } },
  build: isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [base] } } } },
}))
