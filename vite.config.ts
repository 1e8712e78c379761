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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sonnerWithoutInjectedStyles, tailwindcss(), reactRouter()],
  clearScreen: false,
  // Pre-bundled it would escape the plugin above.
  optimizeDeps: { exclude: ['sonner'] },
  build: isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [base] } } } },
}))
