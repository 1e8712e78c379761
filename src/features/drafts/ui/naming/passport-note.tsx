import { BookOpenCheck, BookX, ChevronDown } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useTimeZone } from '../../../../ui/use-time-zone.ts'
import { areRulesKnown, isUnread } from '../../session/read-permission.ts'
import type { Passport } from '../../session/use-passport.ts'
import { TermList } from './term-list.tsx'
import { writeDay } from './write-day.ts'

/** What the rules say of one's own product. */
export const promotion: Record<Passport['selfPromotion'], string> = {
  banned: 'Naming your own product is banned.',
  set_threads: 'Naming your own product is only allowed in set threads.',
  ratio: 'Most of what you write must have nothing to do with your product.',
  with_disclosure: 'You may name your product if you say that you make it.',
  allowed: 'Naming your own product is welcome.',
  silent: 'Nothing is said about naming your own product.',
  unknown: "We couldn't tell what they say about naming your own product.",
}
const aiText: Partial<Record<Passport['aiText'], string>> = {
  banned: 'Text written by AI is banned.',
  disclose: 'Say so when AI helped you write.',
}
const links: Partial<Record<Passport['links'], string>> = {
  banned: 'Links are banned.',
  limited: 'Links are limited.',
}

type PassportNoteProps = {
  subreddit: string
  /** What will be written there. */
  kind: 'comment' | 'post'
  passport: Passport | null | undefined
}

/** What the community allows, in the words of its rules, with the day they were read. */
export function PassportNote({ subreddit, kind, passport }: PassportNoteProps) {
  const timeZone = useTimeZone()
  if (passport === undefined) return <Skeleton className="w-2/3" />
  if (!areRulesKnown(passport))
    return (
      <p className="flex gap-2 text-sm text-muted-foreground">
        <BookX className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
        {`The rules of r/${subreddit} could not be read.`}
      </p>
    )
  const said = [
    { text: promotion[passport.selfPromotion], by: 'selfPromotion' as const },
    { text: aiText[passport.aiText], by: 'aiText' as const },
    { text: links[passport.links], by: 'links' as const },
  ].filter(({ text }) => text !== undefined)
  const date = writeDay(passport.fetchedAt, timeZone)
  return (
    <div className="grid gap-2">
      <details className="group text-sm" open={isUnread(passport) || undefined}>
        <summary
          className={classNames(
            'flex min-h-6 cursor-pointer list-none items-center gap-2 rounded-sm',
            'text-muted-foreground hover:text-foreground pointer-coarse:min-h-11',
          )}
        >
          <BookOpenCheck className="size-4 shrink-0 text-chart-1" aria-hidden />
          {`Rules of r/${subreddit} as of ${date}`}
          <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden />
        </summary>
        <ul className="grid gap-1.5 pt-1.5 pl-6">
          {said.map(({ text, by }) => (
            <li key={by}>
              {text}
              {passport.quotes[by] !== null && (
                <span className="block text-muted-foreground">
                  <q className="font-voice">{passport.quotes[by]}</q>
                  {passport.numbers[by] !== null && ` · Rule ${passport.numbers[by]}`}
                </span>
              )}
            </li>
          ))}
          {passport.by !== 'model' && passport.rules !== 0 && (
            <li className="text-muted-foreground">Not fully checked. Read them yourself before you post.</li>
          )}
          <li>
            <OutsideButton
              href={`https://www.reddit.com/r/${subreddit}/about/rules`}
              text="See all rules"
              variant="link"
              size="text"
            />
          </li>
        </ul>
      </details>
      <TermList subreddit={subreddit} kind={kind} terms={passport.terms} />
    </div>
  )
}
