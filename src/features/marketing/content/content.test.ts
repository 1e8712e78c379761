import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plans, TRIAL_DAYS } from '../../billing/plans.ts'
import type { DemoVideo } from '../schema.ts'
import { demoVideos } from './demo-videos.ts'
import { faq } from './faq.ts'
import { keywordSample } from './keyword-sample.ts'
import { planRows } from './plans.ts'

const FOLDER = 'public/videos'

test('the FAQ has seven questions, all of them different', () => {
  expect(faq).toHaveLength(7)
  expect(new Set(faq.map(({ question }) => question)).size).toBe(7)
})

test('what we say of fair use is what the server does', async () => {
  const rules = await readFile('src/spending/judge-fair-use.ts', 'utf8')
  for (const limit of ['TRIAL_DRAFTS = 30', 'BUCKET = 20', 'REFILL_SECONDS = 3_600 / 6', 'DAY_DRAFTS = 100'])
    expect(rules).toContain(limit)
  const answer = faq.find(({ question }) => question === 'Is unlimited really unlimited?')?.answer
  expect(answer).toContain('20 drafts in a row, then one more every 10 minutes, and 100 in a day')
  expect(answer).toContain('a trial has 30 in all')
})

test('the sample of the landing page counts the same mentions by date and by time of the week', () => {
  const { mentions, week } = keywordSample
  expect(week.map((day) => day.length)).toEqual([8, 8, 8, 8, 8, 8, 8])
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  expect(sum(week.flat())).toBe(sum(mentions.map(({ value }) => value)))
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

const videos = Object.values<DemoVideo>(demoVideos)

test.each(videos)('every file of the video “$title” exists', ({ file }) => {
  const files = ['light', 'dark'].flatMap((theme) => [`${file}-${theme}.mp4`, `${file}-${theme}.webp`])
  expect(files.filter((name) => !existsSync(join(FOLDER, name)))).toEqual([])
  expect(readFileSync(join(FOLDER, `${file}.vtt`), 'utf8')).toMatch(/^WEBVTT\n/)
})

test('no video is larger than 1.5 MB, no poster than 100 kB, and none lies there that nothing shows', () => {
  const names = readdirSync(FOLDER)
  const size = (name: string) => statSync(join(FOLDER, name)).size
  expect(names.filter((name) => name.endsWith('.mp4') && size(name) > 1_500_000)).toEqual([])
  expect(names.filter((name) => name.endsWith('.webp') && size(name) > 100_000)).toEqual([])
  const shown = new Set(videos.map(({ file }) => file))
  expect(names.filter((name) => !shown.has(name.replace(/(-(light|dark))?\.\w+$/, '')))).toEqual([])
})
