import { ArrowUp, MessageSquare } from 'lucide-react'
import { ProductTile } from './product-tile.tsx'
import { SceneActions } from './scene-actions.tsx'
import { SceneReply } from './scene-reply.tsx'
import { SceneSheet } from './scene-sheet.tsx'
import { SceneSource } from './scene-source.tsx'

export function CommentScene() {
  return (
    <div className="size-full p-[2.6em]">
      <SceneSheet className="w-[40em]">
        <SceneSource subreddit="r/doggrooming" age="5h ago" fit="Strong fit" />
        <p className="mt-[0.5em] font-voice text-[1.5em] leading-[1.25] font-semibold">
          Do you charge for no-shows? How do you word it?
        </p>
        <p className="mt-[0.9em] flex gap-[1.4em] text-muted-foreground tabular-nums">
          <span className="flex items-center gap-[0.4em]">
            <ArrowUp className="size-[1.2em]" /> 63
          </span>
          <span className="flex items-center gap-[0.4em]">
            <MessageSquare className="size-[1.2em]" /> 41
          </span>
        </p>
      </SceneSheet>
      <SceneReply>
        <SceneSheet className="shadow-3">
          <p className="flex items-center gap-[0.6em]">
            <ProductTile className="size-[1.5em] rounded-[0.35em] text-[0.9em]" />
            <span className="font-semibold">Pawslot</span>
            <span className="text-muted-foreground">draft, yours to edit</span>
          </p>
          <p className="mt-[0.7em] font-voice text-[1.25em] leading-[1.45]">
            I say it when they book: “Life happens, one miss is free.” I make a tool for this, so grain of
            salt.
          </p>
          <p className="mt-[0.9em] flex gap-[0.6em]">
            <SceneActions />
          </p>
        </SceneSheet>
      </SceneReply>
    </div>
  )
}
