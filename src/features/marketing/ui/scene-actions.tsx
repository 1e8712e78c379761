import { ArrowUpRight, Copy } from 'lucide-react'
import { SceneButton } from './scene-button.tsx'

/** What follows every draft: copy it, then open the post and paste it yourself. */
export function SceneActions() {
  return (
    <>
      <SceneButton>
        <Copy />
        Copy
      </SceneButton>
      <SceneButton outline>
        Open on Reddit
        <ArrowUpRight />
      </SceneButton>
    </>
  )
}
