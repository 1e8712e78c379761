import { expect, test } from 'vitest'
import { crumbsTo, entryAt, groups } from './entries.ts'

test('the sidebar has four groups with their pages, in this order', () => {
  expect(groups.map(({ label, entries }) => [label, ...entries.map((entry) => entry.label)])).toEqual([
    ['Dashboard', 'Today', 'Dashboard', 'Activity'],
    ['Tools', 'Generate Post', 'Smart Rewrite', 'Keyword Research'],
    ['Resources & Support', 'Free Resources', 'Viral Templates'],
    ['Management', 'Settings', 'My Products', 'Feedback', 'Support'],
  ])
})

test('every page of the dashboard has its address and its name in the breadcrumb', () => {
  const crumbs = [
    ['/dashboard', 'Dashboard'],
    ['/dashboard/today', 'Today'],
    ['/dashboard/generate', 'Generate Post'],
    ['/dashboard/smart', 'Smart Rewrite'],
    ['/dashboard/keyword', 'Keyword Research'],
    ['/dashboard/guides', 'Free Marketing Guides'],
    ['/dashboard/templates', 'Viral Templates'],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/products', 'My Products'],
    ['/dashboard/support', 'Support'],
    ['/dashboard/feedback', 'Feedback'],
  ] as const
  for (const [path, crumb] of crumbs) {
    const entry = entryAt(path)
    expect(entry?.crumb ?? entry?.label).toBe(crumb)
  }
})

test('only Smart Rewrite and Keyword Research need Plus; only feedback opens a new tab', () => {
  const entries = groups.flatMap((group) => group.entries)
  expect(entries.filter(({ plusOnly }) => plusOnly).map(({ label }) => label)).toEqual([
    'Smart Rewrite',
    'Keyword Research',
  ])
  expect(entries.filter(({ newTab }) => newTab).map(({ label }) => label)).toEqual(['Feedback'])
})

test('whoever has no plan can set up, complain, ask and leave', () => {
  const open = groups.flatMap(({ entries }) => entries).filter(({ alwaysOpen }) => alwaysOpen)
  expect(open.map(({ label }) => label)).toEqual(['Settings', 'Feedback', 'Support'])
})

test('a page below another one names the way to it, and is as open as that one', () => {
  const way = (path: string) => crumbsTo(path).map(({ label }) => label)
  expect(way('/dashboard')).toEqual(['Dashboard'])
  expect(way('/dashboard/nowhere')).toEqual(['Dashboard'])
  expect(way('/dashboard/guides')).toEqual(['Dashboard', 'Free Marketing Guides'])
  expect(way('/dashboard/today/learned')).toEqual(['Dashboard', 'Today', 'Learned'])
  expect(way('/dashboard/today/calendar')).toEqual(['Dashboard', 'Today', 'Calendar'])
  expect(way('/dashboard/settings')).toEqual(['Dashboard', 'Settings'])
  expect(way('/dashboard/settings/alerts')).toEqual(['Dashboard', 'Settings', 'Alerts & monitors'])
  expect(way('/dashboard/settings/alerts/deliveries')).toEqual([
    'Dashboard',
    'Settings',
    'Alerts & monitors',
    'Delivery log',
  ])
  expect(entryAt('/dashboard/settings/alerts')?.alwaysOpen).toBe(true)
})
