import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { Button } from '../../../ui/button.tsx'

type NameCheckProps = { name: string; onReplace: (nearest: string) => void }

/** What is wrong with a name that someone typed, once Reddit has been asked. A name that can't be checked is left alone. */
export function NameCheck({ name, onReplace }: NameCheckProps) {
  const { answer } = useRead(['community', name.toLowerCase()], (signal) =>
    ask(api.communities[':name'].$get({ param: { name } }, { init: { signal } })),
  )
  const nearest = answer?.state === 'missing' ? answer.nearest : null
  return (
    <output className="text-sm text-pretty empty:hidden">
      {answer?.state === 'private' && `r/${name} is private.`}
      {answer?.state === 'banned' && `Reddit has banned r/${name}.`}
      {answer?.state === 'missing' && `r/${name} doesn't exist.`}
      {nearest && (
        <>
          {' Did you mean '}
          <Button
            variant="link"
            size="text"
            className="text-sm pointer-coarse:min-h-11"
            onClick={() => onReplace(nearest)}
          >
            {`r/${nearest}`}
          </Button>
          ?
        </>
      )}
    </output>
  )
}
