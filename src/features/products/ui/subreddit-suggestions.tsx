import { Plus } from 'lucide-react'
import { useId } from 'react'
import { suggestSubreddits } from './suggest-subreddits.ts'

type SubredditSuggestionsProps = { chosen: string[]; onChoose: (name: string) => void }

export function SubredditSuggestions({ chosen, onChoose }: SubredditSuggestionsProps) {
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
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="flex h-8 items-center gap-1.5 rounded-full border border-input bg-card px-3 transition-colors hover:bg-accent hover:text-accent-foreground pointer-coarse:h-11 pointer-coarse:px-4"
            >
              <Plus className="size-3.5 text-muted-foreground" aria-hidden />
              {`r/${name}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
