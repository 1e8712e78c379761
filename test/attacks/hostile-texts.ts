import { readVerdicts } from '../../scripts/patterns/verdicts.ts'
import { textUnits } from '../text-units.ts'

const LONG = 20_000

/** What once kept a server busy for longer than anybody waits. */
const froze = `also${', and '.repeat(40)}x`

/** The worst that the analyzer knows for each pattern that it does not call safe. */
const worst = [...readVerdicts().values()].flatMap((verdict) => {
  if (typeof verdict === 'string') return []
  const { pumps, end } = verdict.attack
  const share = LONG / pumps.length
  return pumps.map(([before, again]) => before + again.repeat(share / again.length)).join('') + end
})

const rows = [...textUnits, '@a']
  .map((unit) => unit.repeat(80_000 / unit.length))
  .map((row) => row.slice(0, 80_000))

/** Without NUL, which no door lets in. */
export const hostileTexts = [...new Set([froze, ...worst, ...rows])].map((text) =>
  text.replaceAll('\u0000', '\u0001'),
)
