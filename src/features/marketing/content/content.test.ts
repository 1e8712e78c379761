import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DemoVideo } from '../schema.ts'
import { demoVideos } from './demo-videos.ts'
import { faq } from './faq.ts'
import { guides, landingGuides } from './guides.ts'
import { plans, TRIAL_DAYS } from '../../billing/plans.ts'
import { planRows } from './plans.ts'

const titles = (list: { title: string }[]) => list.map(({ title }) => title)

test('there are eight guides with their exact titles', () => {
  expect(titles(guides)).toEqual([
    '100+ Micro SaaS Ideas for 2025',
    '150+ Soloprenuers with Strategies',
    'Cold Outreach & Email Guide',
    '30K+ Twitter Founders Database',
    'Reddit Marketing for SaaS Founders',
    'Viral Post Hooks Playbook 2025',
    'Ultimate Twitter Growth Guide',
    'Twitter Viral Post Hooks 2025',
  ])
})

test('every guide has an id of its own and a safe address', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length)
  expect(guides.filter(({ url, subtitle }) => !url.startsWith('https://') || subtitle === '')).toEqual([])
})

test('the landing page shows three of them', () => {
  expect(titles(landingGuides)).toEqual([
    '100+ Micro SaaS Ideas for 2025',
    'Reddit Marketing for SaaS Founders',
    'Viral Post Hooks Playbook 2025',
  ])
})

test('the FAQ has seven questions, all of them different', () => {
  expect(faq).toHaveLength(7)
  expect(new Set(faq.map(({ question }) => question)).size).toBe(7)
})

test('the plans cost and hold what we agreed', () => {
  expect(plans.map(({ name, dollarsPerMonth }) => `${name} $${dollarsPerMonth}`)).toEqual([
    'Pro $19',
    'Plus $49',
  ])
  expect(TRIAL_DAYS).toBe(3)
  expect(planRows[0]).toMatchObject({ pro: '1 product', plus: '3 products' })
})

test('Plus has everything in Pro; keywords and rewriting are its own', () => {
  expect(planRows.filter(({ plus }) => !plus)).toEqual([])
  expect(planRows.filter(({ pro }) => !pro).map(({ plus }) => plus)).toEqual([
    'Search posts by keyword',
    'Smart rewrite',
  ])
})

test.each(Object.values<DemoVideo>(demoVideos))('every file of the video “$title” exists', (video) => {
  const { sources, poster, captions } = video
  const files = [...sources.map(({ src }) => src), poster, captions].filter((file) => file !== undefined)
  expect(files.filter((file) => !existsSync(join('public', file)))).toEqual([])
  expect(captions && readFileSync(join('public', captions), 'utf8')).toMatch(/^WEBVTT\n/)
})
