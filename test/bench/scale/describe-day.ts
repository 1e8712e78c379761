import { FRESH_MS, MODEL, ONE_CLIENT, PEOPLE_SWING } from './assumptions.ts'
import { hoursOfDay } from './random.ts'
import type { simulateDay } from './simulate-day.ts'
import { type Purpose, purposes, quantile, sizes, type Tally } from './tally.ts'

export type Day = Awaited<ReturnType<typeof simulateDay>>

/** Of the people's day. */
const shares = hoursOfDay(PEOPLE_SWING)
const BUSIEST = shares.indexOf(Math.max(...shares))
const names = Object.keys(purposes) as Purpose[]
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)
const aMinute = (calls: number) => (calls / 60).toFixed(1)
const minutes = (values: number[], share: number) =>
  values.length === 0 ? '–' : (quantile(values, share) / 60_000).toFixed(1)
const threeOf = (values: number[]) => [0.5, 0.95, 0.99].map((share) => minutes(values, share))
const percent = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(1)} %`
const whole = (count: number) => count.toLocaleString('en')

const busiest = ({ calls }: Tally, name: Purpose) => calls[name].sent[BUSIEST] ?? 0
const turnedAway = ({ calls }: Tally, name: Purpose) => calls[name].refused[BUSIEST] ?? 0
const allOf = (tally: Tally) => sizes.flatMap((size) => tally.shown[size])
const freshOf = (tally: Tally) =>
  percent(allOf(tally).filter((ageMs) => ageMs <= FRESH_MS).length, tally.counts.requests)

/** The day of one client, beside the design without a store and the model. */
export function describeDay({ scene, tally, communities, hours: [from, until] }: Day, onDemand: Tally) {
  const measured = until - from
  const model = MODEL[scene.users]
  const modeled: Partial<Record<Purpose, number | undefined>> = {
    polling: model?.polling,
    threads: model?.threads,
    addresses: model?.addresses,
    searches: model?.searches,
    comparing: model?.refresh,
  }
  const lines = names.map((name) => {
    const { sent } = tally.calls[name]
    const wait = tally.waits[name].length > 0 ? (quantile(tally.waits[name], 0.95) / 1_000).toFixed(1) : '–'
    const figures = [name, purposes[name], aMinute(sum(sent) / measured), aMinute(busiest(tally, name))]
    const older = aMinute(busiest(onDemand, name))
    return `| ${[...figures, aMinute(turnedAway(tally, name)), wait, older, modeled[name] ?? '–'].join(' | ')} |`
  })
  const totals = [
    'all',
    '',
    aMinute(sum(names.map((name) => sum(tally.calls[name].sent))) / measured),
    aMinute(sum(names.map((name) => busiest(tally, name)))),
    aMinute(sum(names.map((name) => turnedAway(tally, name)))),
    '',
    aMinute(sum(names.map((name) => busiest(onDemand, name)))),
    '',
  ]
  const { requests, unanswered, drafts, withoutThread, refusedByReddit } = tally.counts
  const older = allOf(onDemand)
  const answered = sum(sizes.map((size) => tally.shown[size].length))
  return [
    `${whole(communities)} communities are watched. Calls a minute, of which one client has ${ONE_CLIENT / 10}. Measured from ${from} to ${until} o'clock.`,
    '',
    '| purpose | class | mean | busiest hour | turned away | p95 wait, s | reading on demand, no limit | model |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    `| ${totals.join(' | ')} |`,
    '',
    '| size of community | feeds opened | age shown, p50 | p95 | p99 min | a new post is stored after, p50 | p95 | p99 min |',
    '|---|---|---|---|---|---|---|---|',
    ...[...sizes, 'all' as const].map((size) => {
      const shown = size === 'all' ? allOf(tally) : tally.shown[size]
      const noticed = size === 'all' ? sizes.flatMap((one) => tally.noticed[one]) : tally.noticed[size]
      return `| ${[size, percent(shown.length, answered), ...threeOf(shown), ...threeOf(noticed)].join(' | ')} |`
    }),
    `| all, on demand without a limit | 100.0 % | ${threeOf(older).join(' | ')} | – | – | – |`,
    '',
    `- Of ${whole(requests)} feeds ${freshOf(tally)} were served fresh, at most ${FRESH_MS / 60_000} minutes old (on demand ${freshOf(onDemand)});`,
    `  ${whole(unanswered)} got no answer.`,
    `- Of ${whole(drafts)} comments ${percent(withoutThread, drafts)} were drafted without the ones under their post: they came too late or not at all.`,
    `- A post that was taken away on Reddit lost its words here after ${minutes(tally.stood, 0.5)} minutes (median), p95 ${minutes(tally.stood, 0.95)}.`,
    `- Reddit refused ${refusedByReddit} calls.`,
  ]
}

/** One line for a scene of the busiest hour, beside others. */
export function describeScene(name: string, { tally }: Day) {
  const { drafts, withoutThread } = tally.counts
  const ofClass = (wanted: string) => {
    const found = names.filter((one) => purposes[one] === wanted)
    const refused = sum(found.map((one) => turnedAway(tally, one)))
    const sent = aMinute(sum(found.map((one) => busiest(tally, one))))
    return refused === 0 ? sent : `${sent} (−${aMinute(refused)})`
  }
  const all = allOf(tally)
  return `| ${[
    name,
    ...['thread', 'reading', 'polling', 'refresh'].map(ofClass),
    aMinute(sum(names.map((one) => busiest(tally, one)))),
    ...threeOf(all),
    freshOf(tally),
    percent(withoutThread, drafts),
  ].join(' | ')} |`
}

export const sceneHead = [
  '| scene | thread | reading | polling | refresh | all | age shown, p50 | p95 | p99 min | served fresh | drafts without thread |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
]
