import { ChartImage } from '../../../../ui/charts/chart-image.tsx'
import { axisTicks, coordinate } from '../../../../ui/charts/scale-values.ts'
import type { Day, Goal } from '../../judge/count-days.ts'
import { writeDay } from '../words/write-day.ts'

const HEIGHT = 40
const SLOT = 10
const BAR = 3.2

/** A month of days: comments and posts side by side, over the band of what is safe. */
export function PaceBars({ days, goal }: { days: Day[]; goal: Goal }) {
  const ticks = axisTicks(Math.max(goal.comment.to, ...days.flatMap(({ comment, post }) => [comment, post])))
  const top = ticks.at(-1) ?? 1
  const y = (count: number) => coordinate(HEIGHT - (count / top) * HEIGHT)
  const width = days.length * SLOT
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-2 pt-2">
      <div
        aria-hidden
        className="-my-2 flex h-36 flex-col-reverse justify-between text-right text-2xs text-muted-foreground tabular-nums"
      >
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <ChartImage sentence={sentence(days)} className="h-32">
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" className="block size-full">
          <rect
            y={y(goal.comment.to)}
            width={width}
            height={coordinate(y(goal.comment.from) - y(goal.comment.to))}
            className="fill-success-soft"
          />
          {days.map(({ date, comment, post }, index) => (
            <g key={date}>
              <rect
                x={coordinate(index * SLOT + 1.4)}
                y={y(comment)}
                width={BAR}
                height={coordinate(HEIGHT - y(comment))}
                className={comment > goal.comment.to ? 'fill-warning' : 'fill-chart-1'}
              />
              <rect
                x={coordinate(index * SLOT + 5.2)}
                y={y(post)}
                width={BAR}
                height={coordinate(HEIGHT - y(post))}
                className={post > goal.post.to ? 'fill-warning' : 'fill-chart-2'}
              />
            </g>
          ))}
          <path d={`M0 ${HEIGHT}h${width}`} className="stroke-border" vectorEffect="non-scaling-stroke" />
        </svg>
      </ChartImage>
      <div aria-hidden className="col-start-2 flex justify-between gap-2 text-2xs text-muted-foreground">
        {[days.at(0), days.at(-1)].map(
          (day) => day && <span key={day.date}>{writeDay(day.date, 'short')}</span>,
        )}
      </div>
      <table className="sr-only">
        <caption>Comments and posts by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Comments</th>
            <th scope="col">Posts</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, comment, post }) => (
            <tr key={date}>
              <th scope="row">{writeDay(date, 'short')}</th>
              <td>{comment}</td>
              <td>{post}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sentence(days: Day[]) {
  const sum = (kind: 'comment' | 'post') => days.reduce((total, day) => total + day[kind], 0)
  return `${sum('comment')} comments and ${sum('post')} posts in ${days.length} days.`
}
