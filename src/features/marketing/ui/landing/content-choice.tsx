import { useId } from 'react'
import type { DemoVideo } from '../../schema.ts'
import { DemoPlayer } from '../demo/demo-player.tsx'

type ContentChoiceProps = { video: DemoVideo; text: string; defaultChecked?: boolean }

export function ContentChoice({ video, text, defaultChecked }: ContentChoiceProps) {
  const id = useId()
  return (
    <div className="group contents">
      <div className="relative rounded-xl border border-transparent transition-colors lg:px-5 lg:py-4.5 lg:group-has-checked:border-border lg:group-has-checked:bg-card lg:group-has-checked:shadow-1 lg:hover:bg-accent lg:has-focus-visible:outline-2 lg:has-focus-visible:outline-offset-2 lg:has-focus-visible:outline-ring">
        <input
          type="radio"
          name="content-video"
          id={id}
          defaultChecked={defaultChecked}
          aria-describedby={`${id}-text`}
          className="absolute opacity-0 max-lg:hidden"
        />
        <h3 className="text-lg">
          <label htmlFor={id} className="lg:cursor-pointer lg:after:absolute lg:after:inset-0">
            {video.title}
          </label>
        </h3>
        <p id={`${id}-text`} className="mt-1 text-md text-pretty text-muted-foreground">
          {text}
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1 max-lg:mb-8 lg:group-not-has-checked:hidden">
        <DemoPlayer video={video} />
      </div>
    </div>
  )
}
