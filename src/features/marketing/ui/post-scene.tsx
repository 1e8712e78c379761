import { ChevronDown, Copy, PenLine } from 'lucide-react'
import { ProductTile } from './product-tile.tsx'
import { SceneButton } from './scene-button.tsx'
import { SceneLines } from './scene-lines.tsx'
import { SceneSheet } from './scene-sheet.tsx'

const field =
  'mt-[0.35em] flex items-center gap-[0.5em] rounded-[0.6em] border border-input bg-card p-[0.6em]'

export function PostScene() {
  return (
    <div className="grid size-full grid-cols-[15em_1fr] items-start gap-[1.8em] p-[2.6em]">
      <div className="grid content-start gap-[1em] text-[0.95em]">
        <div className="font-medium">
          Product
          <p className={field}>
            <ProductTile className="size-[1.4em] rounded-[0.3em] text-[0.85em]" />
            Pawslot
            <ChevronDown className="ml-auto size-[1.1em]" />
          </p>
        </div>
        <div className="font-medium">
          Hook
          <p className={field}>
            I just built...
            <ChevronDown className="ml-auto size-[1.1em]" />
          </p>
        </div>
        <div className="font-medium">
          Context
          <div className={field}>
            <SceneLines count={4} className="w-full py-[0.3em]" />
          </div>
        </div>
        <div>
          <SceneButton>
            <PenLine />
            Generate Post
          </SceneButton>
        </div>
      </div>
      <SceneSheet className="relative p-[1.6em] shadow-3">
        <Copy className="absolute top-[1.7em] right-[1.4em] size-[1.2em] text-muted-foreground" />
        <p className="pr-[2em] font-voice text-[1.7em] leading-[1.2] font-semibold">
          I just built a reminder that my grooming clients answer
        </p>
        <p className="mt-[0.8em] font-voice text-[1.2em] leading-[1.5] text-muted-foreground">
          Two empty slots a day, every day, and a phone full of “sorry, forgot”. So I wrote the smallest thing
          that could work.
        </p>
        <SceneLines count={5} className="mt-[1.2em]" />
      </SceneSheet>
    </div>
  )
}
