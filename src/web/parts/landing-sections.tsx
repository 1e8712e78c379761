import { brand } from '../../brand.ts'
import { guides, resourcePath } from '../../features/guides/list-guides.ts'
import type { GuideId } from '../../features/guides/schema.ts'
import { guideIcons } from '../../features/guides/ui/guide-icons.ts'
import { demoVideos } from '../../features/marketing/content/demo-videos.ts'
import { keywordSample } from '../../features/marketing/content/keyword-sample.ts'
import { DemoDialog } from '../../features/marketing/ui/demo/demo-dialog.tsx'
import { Hero } from '../../features/marketing/ui/hero/hero.tsx'
import { ClaimStrip } from '../../features/marketing/ui/landing/claim-strip.tsx'
import { ClosingSection } from '../../features/marketing/ui/landing/closing-section.tsx'
import { CompanionSection } from '../../features/marketing/ui/landing/companion-section.tsx'
import { ContentSection } from '../../features/marketing/ui/landing/content-section.tsx'
import { FeatureSection } from '../../features/marketing/ui/landing/feature-section.tsx'
import { GenerationsSection } from '../../features/marketing/ui/landing/generations-section.tsx'
import { KeywordSection } from '../../features/marketing/ui/landing/keyword-section.tsx'
import { ProcessSection } from '../../features/marketing/ui/landing/process-section.tsx'
import { ResourcesSection } from '../../features/marketing/ui/landing/resources-section.tsx'
import { RewriteSection } from '../../features/marketing/ui/landing/rewrite-section.tsx'

const onLanding = new Set<GuideId>(['micro-saas-ideas', 'reddit-marketing', 'viral-post-hooks'])

const landingGuides = guides
  .filter(({ id }) => onLanding.has(id))
  .map((guide) => ({ ...guide, icon: guideIcons[guide.icon], url: resourcePath(guide.id) }))

/** Plain HTML from top to bottom: no handlers and no state, so that it needs no script. */
export function LandingSections() {
  const { trial } = brand.claims
  return (
    <>
      <Hero />
      <ClaimStrip claims={Object.values(brand.claims)} />
      <ProcessSection />
      <GenerationsSection video={demoVideos.generations} />
      <FeatureSection />
      <CompanionSection />
      <ContentSection
        postGeneration={demoVideos.postGeneration}
        commentReplies={demoVideos.commentReplies}
        smartRewrite={demoVideos.smartRewrite}
      />
      <RewriteSection />
      <KeywordSection sample={keywordSample} />
      <ResourcesSection guides={landingGuides} />
      <ClosingSection note={trial && `${trial.claim}, ${trial.note}`} />
      <DemoDialog video={demoVideos.tour} />
    </>
  )
}
