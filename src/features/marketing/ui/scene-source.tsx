import { classNames } from '../../../ui/class-names.ts'
import { SceneFit } from './scene-fit.tsx'

type SceneSourceProps = { subreddit: string; age: string; fit?: string; className?: string }

/** Where a post stands and how old it is. */
export function SceneSource({ subreddit, age, fit, className }: SceneSourceProps) {
  return (
    <p className={classNames('flex items-center gap-[0.5em] text-[0.85em]', className)}>
      <span className="font-semibold">{subreddit}</span>
      <span className="text-muted-foreground">{age}</span>
      {fit && <SceneFit className="ml-auto">{fit}</SceneFit>}
    </p>
  )
}
