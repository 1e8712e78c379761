import { Bell, BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../../ui/tooltip.tsx'
import { weekdayOf } from '../../judge/days.ts'
import type { Coming } from '../../judge/list-coming.ts'
import { writeTitle } from '../../judge/write-allowed.ts'
import type { Calendar } from '../../schema.ts'
import type { CalendarRead } from '../use-calendar.ts'

type BellProps = { coming: Coming; read: CalendarRead }

/** Reminds of a set thread on its days, or no longer: a bell with its words on hover. */
export function BellButton({ coming, read }: BellProps) {
  const { Icon, shared } = useBell({ coming, read })
  const { reminded } = coming.thread
  return (
    <Tooltip>
      <TooltipTrigger
        render={
          <Button
            {...shared}
            variant="ghost"
            size="icon-xs"
            className={`-mr-1.5 ${reminded ? 'text-primary' : 'text-muted-foreground'}`}
          />
        }
      >
        <Icon aria-hidden />
      </TooltipTrigger>
      <TooltipContent>{reminded ? "Don't remind me" : 'Remind me'}</TooltipContent>
    </Tooltip>
  )
}

/** The same in words, where there is room. */
export function RemindButton({ coming, read }: BellProps) {
  const { Icon, shared } = useBell({ coming, read })
  return (
    <Button {...shared} variant="outline" size="sm" className={coming.thread.reminded ? 'text-primary' : ''}>
      <Icon aria-hidden />
      Remind me
    </Button>
  )
}

function useBell({ coming, read }: BellProps) {
  const { community, thread } = coming
  const { key, reminded } = thread
  const { busy, run } = useAct("We couldn't change the reminder.")
  const wish = { community, thread: key }

  async function turn() {
    if (reminded) await ask(api.today.calendar.reminders.$delete({ query: wish }))
    else await ask(api.today.calendar.reminders.$put({ json: wish }))
    await read.showReminded(community, key, !reminded)
    if (!reminded && read.calendar) tell(coming, read.calendar)
  }

  return {
    Icon: reminded ? BellRing : Bell,
    shared: {
      busy,
      'aria-label': `Remind me of ${writeTitle(thread)} in r/${community}`,
      'aria-pressed': reminded,
      onClick: () => void run(turn),
    },
  }
}

const WEEKEND = new Set(['Saturday', 'Sunday'])

/** How the reminder will come. Without a daily email the wish is kept all the same. */
function tell({ day }: Coming, { today, email }: Pick<Calendar, 'today' | 'email'>) {
  const weekday = weekdayOf(day)
  const when = day === today ? 'today' : `on ${weekday}`
  const misses = email === 'weekdays' && WEEKEND.has(weekday)
  if (email !== 'off' && !misses)
    return void toast({ title: `We'll remind you ${when}.`, text: 'Your daily email begins with it.' })
  void toast(
    {
      title: `We'll remind you here ${when}.`,
      text: misses ? 'Your daily email comes on weekdays only.' : 'Your daily email is off.',
    },
    (close) => (
      <Button variant="outline" size="sm" render={<Link to="/dashboard/settings/alerts" onClick={close} />}>
        {misses ? 'Change' : 'Turn it on'}
      </Button>
    ),
  )
}
