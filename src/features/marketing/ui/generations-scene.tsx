import { CircleCheck, Copy, Sparkles } from 'lucide-react'
import { Marker } from '../../../ui/marker.tsx'
import { ProductTile } from './product-tile.tsx'
import { SceneButton } from './scene-button.tsx'
import { SceneReply } from './scene-reply.tsx'
import { SceneSheet } from './scene-sheet.tsx'
import { SceneSource } from './scene-source.tsx'

export function GenerationsScene() {
  return (
    <div className="size-full p-[2.6em]">
      <SceneSheet className="w-[36em]">
        <SceneSource subreddit="r/SaaS" age="3h ago" fit="Strong fit" />
        <p className="mt-[0.4em] font-voice text-[1.5em] leading-[1.25] font-semibold">
          How did you get your first ten users?
        </p>
        <p className="mt-[0.4em] font-voice text-[1.2em] text-muted-foreground">
          40 people tried it, nobody paid. <Marker>What moved the needle?</Marker>
        </p>
      </SceneSheet>
      <SceneReply>
        <SceneSheet className="p-0 shadow-3">
          <p className="flex items-center gap-[0.6em] border-b px-[1.2em] py-[0.7em]">
            <ProductTile className="size-[1.5em] rounded-[0.35em] text-[0.9em]" />
            <span className="font-semibold">Your comment</span>
            <span className="ml-auto flex items-center gap-[0.4em] text-[0.9em] font-medium text-success">
              <CircleCheck className="size-[1.2em]" />
              Says you’re the maker
            </span>
          </p>
          <div className="p-[1.2em]">
            <p className="font-voice text-[1.25em] leading-[1.5]">
              Honestly? The boring thing, in person. I rode along with three groomers for a day each and set
              their calendars up myself. I make Pawslot, so grain of salt.
            </p>
            <p className="mt-[1em] flex gap-[0.6em]">
              <SceneButton>
                <Copy />
                Copy
              </SceneButton>
              <SceneButton outline>
                <Sparkles />
                Generate Comment
              </SceneButton>
            </p>
          </div>
        </SceneSheet>
      </SceneReply>
    </div>
  )
}
