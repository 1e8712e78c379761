import { KindLabel, MonitorMenu, type MonitorsShown, MonitorTerm, NotCovered } from './monitor-parts.tsx'
import { thresholdNames, writeWhere } from './monitor-words.ts'
import { WeekBars } from './week-bars.tsx'

/** The table as cards, where it would be too wide. */
export function MonitorList({ monitors, products, renderLogo, now, timeZone, acts }: MonitorsShown) {
  return (
    <ul aria-label="Monitors" className="grid gap-3">
      {monitors.map((monitor) => {
        const { id, kind, communities, threshold, isCovered } = monitor
        return (
          <li key={id} className="grid gap-1.5 rounded-md border px-3.5 py-3">
            <div className="flex items-start justify-between gap-2">
              <h3 className={`text-base tracking-normal ${isCovered ? '' : 'text-muted-foreground'}`}>
                <MonitorTerm monitor={monitor} products={products} renderLogo={renderLogo} />
              </h3>
              <span className="-mt-1.5 -mr-2">
                <MonitorMenu monitor={monitor} acts={acts} />
              </span>
            </div>
            <p className="text-sm text-muted-foreground">
              <KindLabel kind={kind} />
              {`\u00a0· ${writeWhere(communities)}\u00a0· ${thresholdNames[threshold]}`}
            </p>
            <div className="flex items-center justify-between gap-3 text-sm">
              {isCovered ? (
                <>
                  <span className="text-muted-foreground">Matches this week</span>
                  <WeekBars monitor={monitor} now={now} timeZone={timeZone} />
                </>
              ) : (
                <NotCovered />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
