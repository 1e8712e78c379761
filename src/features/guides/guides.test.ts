import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BodyBlock, BodyNode } from '../../adapters/content/post.ts'
import { describeResource } from './describe-resource.ts'
import { guides, listGuides } from './list-guides.ts'
import { readResource } from './read-resource.ts'
import { guideId } from './schema.ts'

const textOf = ({ children }: BodyBlock) => children.map(({ text }) => text).join('')
const blocks = (body: BodyNode[]) => body.filter((node) => node._type === 'block')

async function read(id: string) {
  const resource = await readResource(id)
  if (!resource) throw new Error(`${id} is missing`)
  return resource
}

test('there are eight guides with their exact titles', () => {
  expect(guides.map(({ title }) => title)).toEqual([
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

test('every id has its guide, its icon, its subtitle and its document, and no document is forgotten', () => {
  expect(guides.map(({ id }) => id)).toEqual(guideId.options)
  expect(new Set(guides.map(({ icon }) => icon)).size).toBe(8)
  expect(guides.filter(({ subtitle }) => subtitle === '')).toEqual([])
  expect(readdirSync('content/resources').toSorted()).toEqual(
    guideId.options.map((id) => `${id}.md`).toSorted(),
  )
})

test('a guide leads to our document unless the operator keeps another one', () => {
  const urls = listGuides({ guideUrls: { 'twitter-hooks': 'https://docs.example/hooks' } }).map(
    ({ url }) => url,
  )
  expect(urls.slice(0, 2)).toEqual(['/resources/micro-saas-ideas', '/resources/solopreneurs'])
  expect(urls.at(-1)).toBe('https://docs.example/hooks')
})

test.each(guideId.options)(
  '%s: a whole document, whose marks were all read and whose links lead somewhere',
  async (id) => {
    const { body, minutes, description } = await read(id)
    const words = blocks(body).map(textOf).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThan(900)
    expect(minutes).toBeGreaterThanOrEqual(4)
    expect(description.length).toBeLessThanOrEqual(170)
    const left = blocks(body)
      .map(textOf)
      .filter((text) => /\*\*|^#|^- |\]\(|`/.test(text))
    expect(left).toEqual([])
    const targets = blocks(body).flatMap(({ markDefs }) => markDefs.map(({ href }) => href))
    const known = new Set(guideId.options.map((one) => `/resources/${one}`))
    expect(targets.filter((href) => !known.has(href))).toEqual([])
  },
)

const listed = async (id: string) =>
  blocks((await read(id)).body)
    .filter(({ listItem }) => listItem === 'bullet')
    .map(textOf)

test('the micro SaaS ideas are more than a hundred, each with a payer and a first step', async () => {
  const ideas = await listed('micro-saas-ideas')
  expect(ideas.length).toBeGreaterThan(100)
  expect(ideas.filter((idea) => !/ Pays: .+ First: .+/.test(idea))).toEqual([])
  expect(new Set(ideas.map((idea) => idea.split('.')[0])).size).toBe(ideas.length)
})

test('the solo businesses are more than a hundred and fifty, each once, and none is a real person', async () => {
  const types = await listed('solopreneurs')
  expect(types.length).toBeGreaterThan(150)
  expect(new Set(types.map((type) => type.split('.')[0])).size).toBe(types.length)
  const { body } = await read('solopreneurs')
  expect(blocks(body).map(textOf).join(' ')).toContain('None of them is a real person.')
})

test.each(['micro-saas-ideas', 'solopreneurs'])(
  '%s: headings that number what follows do it right',
  async (id) => {
    let item = 0
    const sections: { said: string; first: number; last: number }[] = []
    for (const block of blocks((await read(id)).body)) {
      const said = /^\d+ to \d+(?=:)/.exec(textOf(block))?.[0]
      if (said) sections.push({ said, first: item + 1, last: item })
      if (block.listItem === 'bullet') item += 1
      const section = sections.at(-1)
      if (section) section.last = item
    }
    expect(sections.length).toBeGreaterThan(7)
    expect(sections.map(({ said }) => said)).toEqual(sections.map(({ first, last }) => `${first} to ${last}`))
  },
)

test('an unknown name, or one that leaves the folder, is no document', async () => {
  expect(await readResource('nothing')).toBeNull()
  expect(await readResource('../../package')).toBeNull()
})

test('structured data names the document under its one address', async () => {
  const jsonLd = describeResource(await read('cold-outreach'), 'https://a.example')
  expect(jsonLd).toMatchObject({
    '@type': 'Article',
    headline: 'Cold Outreach & Email Guide',
    url: 'https://a.example/resources/cold-outreach',
    dateModified: '2026-11-15T00:00:00Z',
  })
})
