import { THEME_KEY } from '../ui/theme.ts'

/**
 * Runs before everything else. The theme is set before the first paint, so that a dark page never flashes white, and follows
 * the system afterwards, unless the user chose one (theme.ts). zod is told not to compile code, which our
 * Content-Security-Policy would report as an attack.
 */
export const firstScript = `{
globalThis.__zod_globalConfig = { jitless: true }
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => {
  let chosen
  try { chosen = localStorage.getItem('${THEME_KEY}') } catch {}
  document.documentElement.classList.toggle('dark', chosen ? chosen === 'dark' : dark.matches)
}
follow()
dark.addEventListener('change', follow)
addEventListener('storage', follow)
}`
