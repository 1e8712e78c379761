import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Reddit } from './reddit.ts'
import { newestPlace } from './world/generate-post.ts'

const SHOWN = 60

const format = new Intl.NumberFormat('en')

export function frontPage({ world, usage, windows, approval }: Reddit) {
  const now = world.clock.now()
  const { totals } = usage.describe()
  const { perWindow, clients } = windows.describe()
  const used = Object.entries(clients).map(
    ([client, { windows: all }]) =>
      html`<li>${client} <small>${all.at(-1)?.used ?? 0} of ${perWindow} in this window</small></li>`,
  )
  return htmlPage(
    'Reddit',
    html`<p>This program stands in for Reddit. Everything in it is made up.</p>
<ul>
<li>Clock <small>${new Date(now * 1000).toUTCString()}</small></li>
<li>Access <small>${approval}</small></li>
<li>Calls <small>${
      Object.entries(totals)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ') || 'none yet'
    }</small></li>
${used}
</ul>
<h2>${world.communities.length} communities</h2>
<ul>${world.communities
      .slice(0, SHOWN)
      .map(
        (community) =>
          html`<li>r/${community.name} <small>${format.format(community.subscribers)} members, ${format.format(newestPlace(community, now))} posts, ${community.writtenPosts.length} of them written by hand${community.state === 'public' ? '' : `, ${community.state}`}</small></li>`,
      )}</ul>
<p><small>and ${Math.max(0, world.communities.length - SHOWN)} more at /__control/subreddits</small></p>`,
  )
}
