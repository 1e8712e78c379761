import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Today } from '../schema.ts'
import type { ChosenProduct } from './chosen-product.ts'
import { DoneView } from './endings/done-view.tsx'
import { NothingView } from './endings/nothing-view.tsx'
import { WaitingView } from './endings/waiting-view.tsx'
import { LearnedLink } from './learned/learned-link.tsx'
import { ListView } from './list/list-view.tsx'
import type { RenderLogo } from './list/row-acts.ts'
import { ThreadList } from './list/thread-list.tsx'
import { SavedBelow } from './pace/saved-below.tsx'
import { SavedCard } from './pace/saved-card.tsx'
import { useDayList } from './use-day-list.ts'
import type { AskedThread } from './use-asked-thread.ts'
import type { OpenedThread } from './use-opened-thread.ts'
import type { TodayRead } from './use-today.ts'
import type { WeekParts } from './week-parts.ts'

type TodayDayProps = {
  read: TodayRead
  today: Today
  chosen: ChosenProduct | undefined
  renderLogo: RenderLogo
  renderDialog: (opened: OpenedThread) => ReactNode
  asked?: AskedThread | undefined
  renderOffer?: ((onGone: () => void) => ReactNode) | undefined
  week?: WeekParts | undefined
  comingUp?: ReactNode
  tomorrow?: ReactNode
  now: number
}

/** The day: its list, or its end. */
export function TodayDay(props: TodayDayProps) {
  const { read, today, chosen, renderLogo, renderDialog, asked, renderOffer, week, comingUp, tomorrow, now } =
    props
  const { day, row, acts, leaving, said, unsave, opened, show, savedHeading } = useDayList({
    read,
    today,
    now,
    asked,
  })
  const { shown, view, rows, more } = day
  const [savedShown, setSavedShown] = useState(false)
  const at = { today: shown, now, timeZone: read.timeZone }
  const list = (
    <ThreadList
      threads={rows}
      named={shown.named}
      current={row.current}
      leaving={leaving}
      acts={acts}
      onOpen={row.open}
      onGoTo={row.goTo}
      renderLogo={renderLogo}
      now={now}
      timeZone={read.timeZone}
    />
  )
  const saved = (
    <SavedCard saved={shown.saved} now={now} onDraft={show} onRemove={unsave} headingRef={savedHeading} />
  )
  /** The first of the threads that weren't in sight gets the focus. */
  const showMore = () => {
    const first = shown.threads[day.toAnswer] ?? shown.reading[0]
    day.showMore()
    row.goTo(first?.post.id ?? null)
  }
  const showSaved = () => {
    flushSync(() => setSavedShown(true))
    savedHeading.current?.focus()
  }

  return (
    <>
      {view === 'list' ? (
        <ListView
          {...at}
          toAnswer={day.toAnswer}
          newcomers={day.newcomers}
          onShowNewcomers={day.showNewcomers}
          more={more}
          onMore={showMore}
          onFocusList={row.focus}
          comingUp={comingUp}
          saved={saved}
          week={week}
          offer={renderOffer?.(row.focus)}
        >
          {list}
        </ListView>
      ) : view === 'done' || view === 'finished' ? (
        <DoneView
          {...at}
          more={more}
          onMore={showMore}
          savedShown={savedShown}
          onShowSaved={showSaved}
          reply={week?.reply}
          tomorrow={tomorrow}
          offer={renderOffer?.(row.focus)}
        >
          {savedShown && saved}
          {rows.length > 0 && list}
        </DoneView>
      ) : (
        <>
          {view === 'nothing' ? (
            <NothingView {...at} chosen={chosen} />
          ) : (
            <WaitingView view={view} today={shown} />
          )}
          {week?.reply && <div className="mx-auto w-full max-w-90 pb-4">{week.reply}</div>}
          <SavedBelow isFilled={shown.saved.length > 0}>{saved}</SavedBelow>
        </>
      )}
      {view !== 'list' && <LearnedLink className="mx-auto mt-6" />}
      <output className="sr-only">{said}</output>
      {renderDialog(opened)}
    </>
  )
}
