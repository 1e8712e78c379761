import { MousePointer2 } from 'lucide-react'
import { SceneActions } from './scene-actions.tsx'
import { SceneLines } from './scene-lines.tsx'
import { SceneReply } from './scene-reply.tsx'
import { SceneSheet } from './scene-sheet.tsx'
import { SceneSource } from './scene-source.tsx'

const title = 'mt-[0.5em] font-voice text-[1.25em] leading-[1.25] font-semibold'

export function TourScene() {
  return (
    <div className="size-full px-[2.8em] py-[2em]">
      <p className="mb-[0.8em] text-[1.5em] font-semibold tracking-tight">Four threads worth your time</p>
      <div className="grid grid-cols-2 gap-[1em]">
        <SceneSheet className="border-primary">
          <SceneSource subreddit="r/smallbusiness" age="2h ago" fit="Strong fit" />
          <p className={title}>How do you stop no-shows?</p>
          <SceneLines count={2} className="mt-[0.9em]" />
        </SceneSheet>
        <SceneSheet>
          <SceneSource subreddit="r/SaaS" age="5h ago" />
          <p className={title}>What do you use for scheduling?</p>
          <SceneLines count={2} className="mt-[0.9em]" />
        </SceneSheet>
      </div>
      <SceneReply>
        <SceneSheet className="relative w-[32em] shadow-3">
          <p className="font-voice text-[1.2em]">
            Same boat two years ago. A text the evening before fixed most of it, and I ended up building a
            tiny tool for that…
          </p>
          <p className="mt-[1em] flex gap-[0.6em]">
            <SceneActions />
          </p>
          <MousePointer2 className="absolute bottom-[0.2em] left-[5.4em] size-[1.9em] fill-foreground text-background" />
        </SceneSheet>
      </SceneReply>
    </div>
  )
}
