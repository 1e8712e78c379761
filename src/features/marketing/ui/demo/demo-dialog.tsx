import { X } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import type { DemoVideo } from '../../schema.ts'
import { DEMO_DIALOG_ID } from './demo-dialog-id.ts'
import { DemoPlayer } from './demo-player.tsx'

/** The browser's own dialog: it traps focus, closes on Escape and gives focus back, at no cost in script. */
export function DemoDialog({ video }: { video: DemoVideo }) {
  return (
    <dialog
      id={DEMO_DIALOG_ID}
      closedby="any"
      aria-labelledby={`${DEMO_DIALOG_ID}-title`}
      className="m-auto w-[min(60rem,calc(100vw-2rem),calc((100dvh-8rem)*1.6))] min-w-64 overscroll-contain rounded-2xl border bg-popover text-popover-foreground shadow-3 transition-[opacity,transform] duration-(--duration-slow) ease-out-soft backdrop:bg-overlay starting:open:translate-y-2 starting:open:opacity-0"
    >
      <div className="flex items-center justify-between gap-3 py-2.5 pr-2.5 pl-5">
        <h2 id={`${DEMO_DIALOG_ID}-title`} className="text-lg">
          {video.title}
        </h2>
        <form method="dialog">
          <Button type="submit" variant="ghost" size="icon" aria-label="Close">
            <X aria-hidden />
          </Button>
        </form>
      </div>
      <DemoPlayer video={video} className="rounded-none border-x-0 shadow-none" />
    </dialog>
  )
}
