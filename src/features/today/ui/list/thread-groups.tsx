import { type ReactNode, useId } from 'react'
import { Kbd } from '../../../../ui/kbd.tsx'
import { useShortcutsOn } from '../../../../ui/remembered-shortcuts.ts'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { Thread, Today } from '../../schema.ts'
import { groupNames, writeHint } from '../words/write-group.ts'
import { inGroups } from './in-groups.ts'
import type { RenderLogo, RowActs } from './row-acts.ts'
import { ThreadCard } from './thread-card.tsx'
import { ThreadRow } from './thread-row.tsx'

export type ThreadGroupsProps = {
  threads: Thread[]
  named: Today['named']
  current: string | null
  leaving: ReadonlySet<string>
  acts: RowActs
  onOpen: (postId: string) => void
  renderLogo: RenderLogo
  now: number
  timeZone: string
}

/** What to do with each thread, and the threads. An empty group isn't shown. */
export function ThreadGroups(props: ThreadGroupsProps) {
  const { threads, named, current, leaving, onOpen, ...shared } = props
  const onPhone = usePhone()
  return inGroups(threads).map(({ group, threads: inGroup }, nth) => (
    <Group
      key={group}
      group={group}
      count={inGroup.length}
      hint={writeHint(group, { count: inGroup.length, named })}
      isFirst={nth === 0}
      onPhone={onPhone}
    >
      {inGroup.map((thread) => {
        const row = {
          ...shared,
          thread,
          isCurrent: thread.post.id === current,
          isLeaving: leaving.has(thread.post.id),
        }
        return onPhone ? (
          <ThreadCard key={thread.post.id} {...row} onOpen={onOpen} />
        ) : (
          <ThreadRow key={thread.post.id} {...row} />
        )
      })}
    </Group>
  ))
}

type GroupProps = {
  group: Thread['group']
  count: number
  hint: string | null
  isFirst: boolean
  onPhone: boolean
  children: ReactNode
}

function Group({ group, count, hint, isFirst, onPhone, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2 max-md:gap-3">
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 px-0.5">
        <h2 id={id} className="flex items-baseline gap-2 text-base">
          {groupNames[group]}
          <span className="text-xs font-normal text-muted-foreground tabular-nums">{count}</span>
        </h2>
        {hint !== null && <p className="text-xs text-muted-foreground">{hint}</p>}
        {isFirst && <Letters group={group} />}
      </div>
      {onPhone ? (
        <ul aria-labelledby={id} className="grid gap-3">
          {children}
        </ul>
      ) : (
        <ul aria-labelledby={id} className="divide-y rounded-lg border bg-card shadow-1">
          {children}
        </ul>
      )}
    </section>
  )
}

const lettersOf = (group: Thread['group']) => [
  { keys: ['J', 'K'], does: 'move' },
  ...(group === 'reading' ? [] : [{ keys: ['D'], does: 'draft' }]),
  { keys: ['S'], does: 'save' },
  { keys: ['X'], does: 'dismiss' },
]

/** Which letters do what; hidden from screen readers, whose users have the list of keys under '?'. */
function Letters({ group }: { group: Thread['group'] }) {
  if (!useShortcutsOn()) return null
  return (
    <p
      aria-hidden
      className="ml-auto flex gap-4 text-xs text-muted-foreground max-lg:hidden pointer-coarse:hidden"
    >
      {lettersOf(group).map(({ keys, does }) => (
        <span key={does} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
