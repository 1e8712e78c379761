import { X } from 'lucide-react'

type SubredditTagsProps = { names: string[]; onRemove: (name: string) => void }

/** The chosen ones, each with its own way out. */
export function SubredditTags({ names, onRemove }: SubredditTagsProps) {
  if (names.length === 0) return null
  return (
    <ul aria-label="Chosen" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li
          key={name}
          className="flex items-center rounded-full bg-primary pl-3.5 font-medium text-primary-foreground forced-colors:border"
        >
          {`r/${name}`}
          <button
            type="button"
            aria-label={`Remove r/${name}`}
            onClick={() => onRemove(name)}
            className="grid size-8 place-items-center rounded-full hover:bg-primary-hover pointer-coarse:size-11"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
