/** Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari: the first that fits is right. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

/** Android calls itself Linux, and an iPhone says "like Mac OS X". */
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** What someone would call this browser, such as "Chrome on Mac". */
export function nameBrowser(userAgent: string) {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([sign]) => userAgent.includes(sign))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  return browser && system ? `${browser} on ${system}` : 'This browser'
}
