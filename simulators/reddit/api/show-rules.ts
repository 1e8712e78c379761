import type { Community } from '../world/community.ts'
import { type Answer, ok } from './answer.ts'
import { renderMarkdown } from './render-markdown.ts'

const siteRules = [
  'Spam',
  'Personal and confidential information',
  'Threatening, harassing, or inciting violence',
]

/** `GET /r/{name}/about/rules`: not a Listing, and without `description_html` where there is no description. */
export const showRules = ({ rules, bornUtc }: Community): Answer =>
  ok({
    rules: rules.map(({ name, description, appliesTo = 'all' }, priority) => ({
      kind: appliesTo,
      // Nothing said comes as an empty text or as null; clients meet both.
      description: description || (priority % 2 === 0 ? null : ''),
      short_name: name,
      violation_reason: name,
      created_utc: bornUtc + priority * 60,
      priority,
      ...(description ? { description_html: renderMarkdown(description) } : {}),
    })),
    site_rules: siteRules,
    site_rules_flow: siteRules.map((reason) => ({ reasonTextToShow: reason, reasonText: reason })),
  })
