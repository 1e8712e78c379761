import type { DemoVideo } from '../../schema.ts'
import { ContentChoice } from './content-choice.tsx'
import { Section } from './section.tsx'

type ContentSectionProps = { postGeneration: DemoVideo; commentReplies: DemoVideo; smartRewrite: DemoVideo }

/** One video at a time on wide screens, by radio buttons and CSS alone; all three below each other on phones. */
export function ContentSection({ postGeneration, commentReplies, smartRewrite }: ContentSectionProps) {
  return (
    <Section
      id="content-generation"
      title="Content generation for every moment in a thread"
      lead="Start a conversation, join one, or learn from one that went well."
    >
      {/* The grid stands inside: in a fieldset that is one itself, Chromium loses the scenes when the window changes. */}
      <fieldset>
        <legend className="sr-only">Choose a video</legend>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr]">
          <ContentChoice
            defaultChecked
            video={postGeneration}
            text="Choose a hook, add what happened, and get a post with a title you would click."
          />
          <ContentChoice
            video={commentReplies}
            text="A reply that helps even those who will never buy from you."
          />
          <ContentChoice
            video={smartRewrite}
            text="Paste the address of a post that worked, and make its shape your own."
          />
        </div>
      </fieldset>
    </Section>
  )
}
