import type { Delivery } from '../../schema.ts'
import { dateIn } from '../write-when.ts'

type Day = { date: string; first: string; deliveries: Delivery[] }

/** Newest first, as they come. */
export function groupByDay(deliveries: Delivery[], timeZone: string) {
  const days: Day[] = []
  for (const delivery of deliveries) {
    const date = dateIn(delivery.at, timeZone)
    const last = days.at(-1)
    if (last?.date === date) last.deliveries.push(delivery)
    else days.push({ date, first: delivery.at, deliveries: [delivery] })
  }
  return days
}
