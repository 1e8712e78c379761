type Zone = { name: string; label: string }

/** Four hundred formatters take a moment, so once for a tab is enough. */
let known: Zone[] | undefined

/** Every time zone that this browser knows, and the one that is chosen, as 'New York (GMT−5)'. */
export function listZones(chosen: string): Zone[] {
  known ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map(toZone)
  const zones = known.some(({ name }) => name === chosen) ? known : [...known, toZone(chosen)]
  return zones.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}

const toZone = (name: string): Zone => ({ name, label: nameZone(name) })

function nameZone(name: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    timeZoneName: 'shortOffset',
  }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−') ?? 'GMT'
  const place = name.split('/').at(-1)?.replaceAll('_', ' ') ?? name
  return `${place} (${offset})`
}
