import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { SegmentedControl } from '../../../../ui/segmented-control.tsx'
import { useTimeZone } from '../../../../ui/use-time-zone.ts'
import type { Ban } from '../../judge/decide-by-reading.ts'
import type { Mention } from '../../schema.ts'
import { areRulesKnown } from '../../session/read-permission.ts'
import type { Session } from '../../session/use-session.ts'
import { describeTerm } from './describe-term.ts'
import { readDoubts, readNotes } from './read-doubts.ts'
import { Reasons } from './reasons.tsx'
import { writeAllowance } from './write-allowance.ts'
import { writeDay } from './write-day.ts'

type NamingRowProps = {
  session: Pick<Session, 'naming' | 'passport'>
  product: string
  onChoose: (wish: Mention) => void
}

/** Whether the product is mentioned: the user's choice, unless a rule of the community forbids it. */
export function NamingRow({ session, product, onChoose }: NamingRowProps) {
  const { naming, passport } = session
  const [pressedLock, setPressedLock] = useState(false)
  const whyId = useId()
  if (!naming) return null
  const { chosen, ban, ledger, reasons } = naming
  const allowance = writeAllowance(ledger)
  const told = ban ? readNotes(reasons) : readDoubts(reasons)
  return (
    <div className="grid gap-2.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <SegmentedControl
          name={`Mention ${product} or just help`}
          className="max-sm:w-full"
          value={chosen}
          describedBy={whyId}
          segments={[
            {
              value: 'mention',
              locked: ban !== null,
              label: (
                <>
                  {ban && <Lock className="size-3.5 shrink-0" aria-hidden />}
                  <span className="truncate">{`Mention ${product}`}</span>
                </>
              ),
            },
            { value: 'help', label: <span className="whitespace-nowrap">Just help</span> },
          ]}
          onChange={(value) => onChoose(value === 'mention' ? 'always' : 'never')}
          onLocked={() => setPressedLock(true)}
        />
        {!ban && allowance && (
          <p className={allowance.isFull ? 'text-warning' : 'text-muted-foreground'}>{allowance.text}</p>
        )}
      </div>
      {ban && <Rule id={whyId} ban={ban} passport={passport} />}
      <Reasons reasons={told} />
      <output className={pressedLock && ban ? 'text-muted-foreground' : 'sr-only'}>
        {pressedLock && ban ? `r/${ban.subreddit} doesn't allow it. Your answer still counts.` : ''}
      </output>
    </div>
  )
}

/** The rule in its own words, with the day it was read, and where the product may be mentioned instead. */
function Rule({ id, ban, passport }: { id: string; ban: Ban } & Pick<Session, 'passport'>) {
  const timeZone = useTimeZone()
  const thread = passport?.terms.find(({ kind }) => kind === 'thread')
  const number = passport?.numbers.selfPromotion ?? null
  const rule = number === null ? 'Rules' : `Rule ${number}`
  const checked =
    passport && areRulesKnown(passport) ? ` · checked ${writeDay(passport.fetchedAt, timeZone)}` : ''
  return (
    <div id={id} className="grid gap-0.5 border-l-2 pl-3 wrap-anywhere">
      <q className="font-voice text-md">{ban.quote}</q>
      <p className="text-xs text-muted-foreground">{`${rule} of r/${ban.subreddit}${checked}`}</p>
      {thread && <p className="text-muted-foreground">{describeTerm(thread)}</p>}
    </div>
  )
}
