import { IS_LATE } from '../watch/ask-store.ts'

/**
 * From when on the store holds everything of `community`. Posts leave by the hour before they are 47 hours old. Where polls are late, the store
 * knows less of the last minutes than Reddit does.
 */
export const heldFrom = (community: string) => `
  select greatest(complete_since, date_trunc('hour', now(), 'UTC') - interval '46 hours') as held_from, ${IS_LATE} as is_late
  from reddit.watched_communities where name = ${community} and products > 0 and polled_at is not null and complete_since is not null`
