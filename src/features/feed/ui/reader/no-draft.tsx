import { ArrowRight, PencilLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isWorrying, type Trouble, troubleSentences } from '../../../../judge/form/troubles.ts'
import { Button } from '../../../../ui/button.tsx'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { useLetterKey } from '../../../../ui/use-letter-key.ts'

/** Reddit writes to someone itself, with people to talk to, when a reader asks for it. */
const REDDIT_HELP = 'https://support.reddithelp.com/hc/en-us/articles/360043513931'

type NoDraftProps = {
  trouble: Trouble
  /** The post on Reddit; null where nobody knows it. */
  address: string | null
  /** Missing where there is no other thread. */
  onNext: (() => void) | undefined
  /** Someone may find words of their own; missing where Reddit takes no more. */
  onWrite: (() => void) | undefined
}

/** In the place of the composer: people in trouble are no opportunity. */
export function NoDraft({ trouble, address, onNext, onWrite }: NoDraftProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // As among the posts behind it.
  useLetterKey('j', onNext)
  useEffect(() => {
    // It may take the place of the composer, and of what had the focus there.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby="no-draft" className="grid justify-items-start gap-3 border-t pt-5">
      <div className="grid gap-1">
        <h3 ref={heading} id="no-draft" tabIndex={-1} className="text-base outline-none">
          No draft for this one
        </h3>
        <p className="text-sm text-muted-foreground">{troubleSentences[trouble]}</p>
      </div>
      {isWorrying(trouble) && (
        <OutsideButton
          href={REDDIT_HELP}
          text="Worried? Ask Reddit to check in on them"
          variant="link"
          size="text"
          className="text-sm"
        />
      )}
      <div className="flex w-full flex-wrap gap-2 pt-1">
        {address !== null && <OutsideButton href={address} text="Open on Reddit" variant="outline" />}
        {onWrite && (
          <Button variant="ghost" onClick={onWrite}>
            <PencilLine aria-hidden />
            Write it yourself
          </Button>
        )}
        {onNext && (
          <Button variant="ghost" onClick={onNext}>
            Next thread
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </section>
  )
}
