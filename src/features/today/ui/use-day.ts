import { useState } from 'react'
import type { Today } from '../schema.ts'
import { chooseView } from './choose-view.ts'
import { cutList } from './list/cut-list.ts'
import { holdBack, knowAll, knowMore } from './list/hold-back.ts'
import { inGroups } from './list/in-groups.ts'
import { applyMarks } from './marks/apply-marks.ts'
import type { TodayRead } from './use-today.ts'
import { dateIn } from './words/write-when.ts'

type Given = { read: TodayRead; today: Today; now: number }

/** The day as it is shown: with what the user has just done, and without what would make the list jump. */
export function useDay({ read, today, now }: Given) {
  const { turn, marking, product, timeZone } = read
  // Someone who wants more than the day's list wants it of this day, and until they are through.
  const date = dateIn(now, timeZone)
  const [wholeOn, setWholeOn] = useState<string>()
  const isWhole = wholeOn === date
  const [settled, setSettled] = useState(() => ({ answer: today, turn, known: knowAll(today) }))
  const day = applyMarks(today, marking.acts)
  const { shown, newcomers, known } = holdBack(day, settled.known, isWhole)
  const showAll = () => setSettled({ answer: today, turn, known: knowMore(today, settled.known) })
  if (settled.turn !== turn) showAll()
  else if (settled.answer !== today) setSettled({ answer: today, turn, known })

  const view = chooseView(shown, { isOfOne: product !== undefined })
  const count = shown.threads.length + shown.reading.length
  if (isWhole && count === 0) setWholeOn(undefined)
  const isList = view === 'list' || (view === 'done' && isWhole && count > 0)
  const { day: cut, beyond } = cutList(shown)
  const answerable = isWhole ? shown.threads : cut
  return {
    shown,
    view: isList ? ('list' as const) : view,
    /** In the order in which they stand. */
    rows: isList
      ? inGroups([...answerable, ...shown.reading]).flatMap(({ threads }) => threads)
      : view === 'finished'
        ? shown.reading
        : [],
    toAnswer: isList ? answerable.length : 0,
    newcomers: isList ? newcomers : 0,
    showNewcomers: showAll,
    /** How many more there are for someone who wants them. */
    more: isList ? (isWhole ? 0 : beyond.length) : view === 'done' ? count : 0,
    showMore: () => setWholeOn(date),
  }
}
