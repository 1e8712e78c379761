import { useId } from 'react'
import { SubredditChip } from './subreddit-chip.tsx'
import type { NoteOf } from './subreddit-note.ts'
import { suggestSubreddits } from './suggest-subreddits.ts'

type SubredditSuggestionsProps = { chosen: string[]; noteOf: NoteOf; onChoose: (name: string) => void }

export function SubredditSuggestions({ chosen, noteOf, onChoose }: SubredditSuggestionsProps) {
  const labelId = useId()
  return (
    <div className="grid gap-2">
      <p id={labelId} className="text-sm text-muted-foreground">
        Suggestions
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {suggestSubreddits(chosen).map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the next one moves up under the finger and keeps the focus
          <li key={place}>
            <SubredditChip name={name} note={noteOf(name)} onChoose={() => onChoose(name)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
