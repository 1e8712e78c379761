import { useId } from 'react'
import { keep, recall, useKept } from '../../../../ui/browser-memory.ts'
import { hashText } from '../../../../ui/hash-text.ts'
import { Tick } from '../findings/tick.tsx'
import { describeTerm, type Term } from './describe-term.ts'
import { joinTerms } from './join-terms.ts'

/** Only the user knows whether these are met. */
const TICKED = new Set<Term['kind']>(['min_karma', 'min_age_days', 'price_stated', 'approval'])
/** A comment has neither. */
const FOR_POSTS = new Set<Term['kind']>(['flair', 'title_format'])

type TermListProps = { subreddit: string; kind: 'comment' | 'post'; terms: Term[] }

/** The conditions that the community sets, each with its own words. They advise; nothing waits for a tick. */
export function TermList({ subreddit, kind, terms }: TermListProps) {
  const shown = joinTerms(terms).filter((term) => kind === 'post' || !FOR_POSTS.has(term.kind))
  if (shown.length === 0) return null
  return (
    <ul aria-label={`Conditions of r/${subreddit}`} className="grid gap-2 pl-6 text-sm">
      {shown.map((term) => (
        <TermItem key={`${term.kind} ${term.value}`} subreddit={subreddit} term={term} />
      ))}
    </ul>
  )
}

type TermItemProps = { subreddit: string; term: Term }

function TermItem({ subreddit, term }: TermItemProps) {
  const id = useId()
  return (
    <li className="wrap-anywhere">
      <span id={id}>{describeTerm(term)}</span>
      <q className="block font-voice text-muted-foreground">{term.quote}</q>
      {TICKED.has(term.kind) && <ReadTick subreddit={subreddit} term={term} describedBy={id} />}
    </li>
  )
}

function ReadTick({ subreddit, term, describedBy }: TermItemProps & { describedBy: string }) {
  // Other words are another term, and unread.
  const key = `term-read/${subreddit.toLowerCase()}/${term.kind}/${hashText(term.quote)}`
  const isRead = useKept(() => recall(key) === 'yes', false)
  return (
    <Tick
      text="I have read this"
      describedBy={describedBy}
      checked={isRead}
      onChange={(read) => keep(key, read ? 'yes' : null)}
    />
  )
}
