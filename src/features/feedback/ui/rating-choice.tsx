import { Button } from '../../../ui/button.tsx'
import { type Rating, ratings } from '../schema.ts'

const names: Record<Rating, string> = { 1: 'Very poor', 2: 'Poor', 3: 'Okay', 4: 'Good', 5: 'Very good' }

type RatingChoiceProps = { value: Rating | null; onChange: (rating: Rating | null) => void }

/** Radio buttons that look like chips. A chosen one can be taken back, because a rating is never asked for. */
export function RatingChoice({ value, onChange }: RatingChoiceProps) {
  return (
    <fieldset data-slot="rating-choice" className="grid gap-2">
      <legend className="float-left mb-1.5 w-full text-base font-medium">
        How is it going so far? (optional)
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="inline-flex h-9 cursor-pointer items-center rounded-md border border-input bg-card px-3 text-base shadow-1 transition-[background-color,border-color] hover:border-foreground/60 has-checked:border-primary has-checked:bg-accent has-checked:text-accent-foreground has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:h-11"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            {names[rating]}
          </label>
        ))}
        {value !== null && (
          <Button variant="link" size="text" onClick={() => onChange(null)}>
            Take back
          </Button>
        )}
      </div>
    </fieldset>
  )
}
