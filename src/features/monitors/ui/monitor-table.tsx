import { KindLabel, MonitorMenu, type MonitorsShown, MonitorTerm, NotCovered } from './monitor-parts.tsx'
import { thresholdNames, writeWhere } from './monitor-words.ts'
import { WeekBars } from './week-bars.tsx'

export function MonitorTable({ monitors, products, renderLogo, now, timeZone, acts }: MonitorsShown) {
  const head = 'pb-2 pr-3 text-left text-xs font-normal text-muted-foreground'
  return (
    <table aria-label="Monitors" className="-mb-2 w-full text-sm">
      <thead>
        <tr>
          <th className={head}>Term</th>
          <th className={head}>Kind</th>
          <th className={head}>Where</th>
          <th className={head}>Alert on</th>
          <th className={`${head} text-right whitespace-nowrap`}>Matches this week</th>
          <th className="w-7 pb-2">
            <span className="sr-only">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {monitors.map((monitor) => {
          const { id, kind, communities, threshold, isCovered } = monitor
          const cell = 'py-1.5 pr-3 text-muted-foreground'
          return (
            <tr key={id} className="h-10 border-t">
              <th
                scope="row"
                className={`py-1.5 pr-3 text-left font-medium ${isCovered ? '' : 'text-muted-foreground'}`}
              >
                <MonitorTerm monitor={monitor} products={products} renderLogo={renderLogo} />
              </th>
              <td className={`py-1.5 pr-3 whitespace-nowrap ${isCovered ? '' : 'text-muted-foreground'}`}>
                <KindLabel kind={kind} />
              </td>
              <td className={cell} title={communities?.map((name) => `r/${name}`).join(', ')}>
                {writeWhere(communities)}
              </td>
              <td className={cell}>{thresholdNames[threshold]}</td>
              <td className="py-1.5 pr-3 text-right whitespace-nowrap">
                {isCovered ? <WeekBars monitor={monitor} now={now} timeZone={timeZone} /> : <NotCovered />}
              </td>
              <td className="py-1.5 text-right">
                <MonitorMenu monitor={monitor} acts={acts} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
