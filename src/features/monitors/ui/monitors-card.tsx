import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { isModalOpen } from '../../../ui/is-modal-open.ts'
import { KeyHint } from '../../../ui/key-hint.tsx'
import { useShortcutsOn } from '../../../ui/remembered-shortcuts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { useLetterKey } from '../../../ui/use-letter-key.ts'
import { useOpening } from '../../../ui/use-opening.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import type { Monitor, MonitorList as List } from '../schema.ts'
import { DeleteMonitor } from './delete-monitor.tsx'
import { chooseProposals } from './choose-proposals.ts'
import type { MonitorStart } from './edit/monitor-draft.ts'
import { findObstacle } from './find-obstacle.ts'
import { MatchesDialog } from './matches/matches-dialog.tsx'
import { MonitorList } from './monitor-list.tsx'
import type { MonitorActs } from './monitor-parts.tsx'
import { MonitorTable } from './monitor-table.tsx'
import { ProposalChips } from './proposal-chips.tsx'
import type { MonitorsRead } from './use-monitors.ts'
import type { RenderLogo, WatchedProduct } from './watched-product.ts'

// The form brings a validation library along, which a look at the list does not need.
const MonitorDialog = lazy(async () => ({
  default: (await import('./edit/monitor-dialog.tsx')).MonitorDialog,
}))

type MonitorsCardProps = {
  read: MonitorsRead
  products: WatchedProduct[]
  renderLogo: RenderLogo
  isLive: boolean
  /** The way to a plan that watches more. */
  upgradeLink: ReactNode
}

/** What someone watches. */
export function MonitorsCard(props: MonitorsCardProps) {
  const { list, failure, tryAgain } = props.read
  if (list) return <WatchedCard {...props} list={list} />
  return (
    <TitledCard title="Monitors">
      {failure?.code === 'plan_required' ? (
        <p className="text-sm text-muted-foreground">Monitors come with a plan.</p>
      ) : failure ? (
        <div className="grid justify-items-start gap-3">
          <Alert variant="destructive">{failure.message}</Alert>
          <Button variant="outline" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      ) : (
        <div className="grid gap-3">
          <output className="sr-only">Loading your monitors…</output>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      )}
    </TitledCard>
  )
}

type WatchedCardProps = MonitorsCardProps & { list: List }

function WatchedCard({ read, list, products, renderLogo, isLive, upgradeLink }: WatchedCardProps) {
  const { monitors, limit, kinds } = list
  const editing = useOpening<{ monitor: Monitor | null; start: MonitorStart | null }>()
  const deleting = useOpening<Monitor>()
  const seeing = useOpening<Monitor>()
  const onPhone = usePhone()
  const shortcutsOn = useShortcutsOn()
  const obstacleId = useId()
  const room = useFocusKept<HTMLDivElement>(monitors.map(({ id }) => id).join())
  const obstacle = findObstacle({ list, products, isLive })
  const add = (start: MonitorStart | null = null) => editing.show({ monitor: null, start })
  useLetterKey('n', obstacle === null ? () => !isModalOpen() && add() : undefined)
  const acts: MonitorActs = {
    onSeeMatches: seeing.show,
    onEdit: isLive ? (monitor) => editing.show({ monitor, start: null }) : undefined,
    onDelete: deleting.show,
  }
  const proposals = chooseProposals(list)
  const Shape = onPhone ? MonitorList : MonitorTable

  return (
    <TitledCard
      title="Monitors"
      text={
        limit > 0
          ? `${monitors.length} of ${limit}. New posts are checked as they arrive.`
          : 'New posts are checked as they arrive.'
      }
      aside={
        <Button
          size="sm"
          disabled={!isLive}
          aria-disabled={obstacle !== null}
          aria-describedby={obstacle ? obstacleId : undefined}
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcutsOn && obstacle === null ? 'N' : undefined}
          onClick={() => add()}
        >
          <Plus aria-hidden />
          Add monitor
          {shortcutsOn && obstacle === null && <KeyHint keys={['N']} onPrimary />}
        </Button>
      }
    >
      <div ref={room} tabIndex={-1} className="grid gap-3.5 outline-none">
        {obstacle && (
          <p id={obstacleId} className="text-sm text-muted-foreground">
            {obstacle}
          </p>
        )}
        {isLive && kinds.length === 1 && (
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted-foreground">
            Pro watches your own brand. {upgradeLink}
          </p>
        )}
        {monitors.length === 0 ? (
          <div className="grid gap-3 border-t pt-3.5">
            <p className="text-sm text-muted-foreground">
              {kinds.length === 1
                ? 'No monitors yet. Watch your name.'
                : 'No monitors yet. Watch your name, a rival or a problem you solve.'}
            </p>
            <ProposalChips proposals={proposals} disabled={obstacle !== null} onChoose={add} />
          </div>
        ) : (
          <Shape
            monitors={monitors}
            products={products}
            renderLogo={renderLogo}
            now={read.readAt}
            timeZone={read.timeZone}
            acts={acts}
          />
        )}
      </div>
      <Suspense>
        {editing.opening && (
          <MonitorDialog
            key={editing.opening.nth}
            {...editing.opening.given}
            open={editing.opening.open}
            list={{ ...list, proposals }}
            products={products}
            onClose={editing.close}
            onSaved={read.lookAgain}
          />
        )}
      </Suspense>
      {deleting.opening && (
        <DeleteMonitor
          key={`delete ${deleting.opening.nth}`}
          monitor={deleting.opening.given}
          open={deleting.opening.open}
          onClose={deleting.close}
          onDeleted={read.forget}
        />
      )}
      {seeing.opening && (
        <MatchesDialog
          key={`matches ${seeing.opening.nth}`}
          monitor={seeing.opening.given}
          open={seeing.opening.open}
          onClose={seeing.close}
        />
      )}
    </TitledCard>
  )
}
