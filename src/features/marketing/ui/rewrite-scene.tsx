import { ArrowUp, Copy, Link2, WandSparkles } from 'lucide-react'
import { ThreadLine } from '../../../ui/thread-line.tsx'
import { SceneButton } from './scene-button.tsx'
import { SceneLines } from './scene-lines.tsx'
import { SceneSheet } from './scene-sheet.tsx'
import { SceneSource } from './scene-source.tsx'

export function RewriteScene() {
  return (
    <div className="size-full p-[2.6em]">
      <p className="flex items-center gap-[0.6em] rounded-[0.6em] border border-input bg-card py-[0.35em] pr-[0.4em] pl-[0.9em] text-muted-foreground">
        <Link2 className="size-[1.2em]" />
        reddit.com/r/indiehackers/…
        <span className="ml-auto">
          <SceneButton>
            <WandSparkles />
            Analyze Post
          </SceneButton>
        </span>
      </p>
      <div className="mt-[1.6em] grid grid-cols-[1fr_2.6em_1fr] items-start">
        <SceneSheet className="bg-secondary shadow-none">
          <SceneSource subreddit="r/indiehackers" age="9 hours ago" />
          <p className="mt-[0.5em] font-voice text-[1.35em] leading-[1.25] font-semibold text-muted-foreground">
            90 days of building in public, every number
          </p>
          <SceneLines count={4} className="mt-[1em] *:bg-border" />
          <p className="mt-[1.1em] flex items-center gap-[0.4em] text-[0.95em] text-muted-foreground">
            <ArrowUp className="size-[1.2em]" /> 412
          </p>
        </SceneSheet>
        <ThreadLine variant="across" className="mt-[4em]" />
        <SceneSheet className="shadow-3">
          <p className="flex items-center text-[0.9em] font-medium text-muted-foreground">
            For Pawslot
            <Copy className="ml-auto size-[1.2em]" />
          </p>
          <p className="mt-[0.4em] font-voice text-[1.35em] leading-[1.25] font-semibold">
            90 days of fewer no-shows, every number from one van
          </p>
          <p className="mt-[0.6em] font-voice text-[1.1em]">
            Day 1: six missed slots. Day 90: one. What I changed, in order…
          </p>
          <SceneLines count={3} className="mt-[1em]" />
        </SceneSheet>
      </div>
    </div>
  )
}
