import type { CommunityStance } from '../schema.ts'

/** What a community says of promotion, in a few words. What was not read never looks like leave. */
export const stanceNames = {
  banned: { text: 'Bans promotion', variant: 'destructive' },
  set_threads: { text: 'Only in set threads', variant: 'warning' },
  ratio: { text: 'Only now and then', variant: 'warning' },
  with_disclosure: { text: 'Fine if you say who you are', variant: 'success' },
  allowed: { text: 'Welcomes promotion', variant: 'success' },
  silent: { text: 'No rule on promotion', variant: 'default' },
  unknown: { text: 'Rules not read yet', variant: 'outline' },
} as const satisfies Record<CommunityStance['stance'], object>
