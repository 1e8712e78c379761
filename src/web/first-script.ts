/**
 * Runs before everything else. The theme is set before the first paint, so that a dark page never flashes white, and follows
 * the system afterwards. zod is told not to compile code, which our Content-Security-Policy would report as an attack.
 */
export const firstScript = `{
globalThis.__zod_globalConfig = { jitless: true }
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark', dark.matches)
follow()
dark.addEventListener('change', follow)
}`
