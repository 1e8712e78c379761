/** Runs before the first paint, so that a dark page never flashes white, and follows the system afterwards. */
export const themeScript = `{
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark', dark.matches)
follow()
dark.addEventListener('change', follow)
}`
