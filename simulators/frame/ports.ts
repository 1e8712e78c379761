export const defaultBasePort = 4600

// Places are fixed so that an address can be configured before its simulator exists.
const offsets = {
  directory: 0,
  google: 1,
  mail: 2,
  smtp: 3,
  reddit: 4,
  stripe: 5,
  llm: 6,
  content: 7,
  websites: 8,
  channels: 9,
}

type Place = keyof typeof offsets

const mapPlaces = <T>(value: (place: Place) => T) =>
  Object.fromEntries(Object.keys(offsets).map((place) => [place, value(place as Place)])) as Record<Place, T>

export function simulatorPorts(basePort = defaultBasePort) {
  return mapPlaces((place) => basePort + offsets[place])
}

export function simulatorAddresses(basePort = defaultBasePort) {
  const ports = simulatorPorts(basePort)
  return mapPlaces((place) => `${place === 'smtp' ? 'smtp' : 'http'}://127.0.0.1:${ports[place]}`)
}
