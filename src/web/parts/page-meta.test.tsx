import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageMeta, writeJsonLd } from './page-meta.tsx'

const hostile = { headline: '</script><script>alert(1)</script><!--', nested: ['<', '\u2028'] }

function render(page: ReactElement) {
  const routes = [{ id: 'root', path: '*', element: page, loader: () => null }]
  const hydrationData = { loaderData: { root: { origin: 'https://app.example', demo: false } } }
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
}

test('structured data can not end its script, and reads back as it was', () => {
  const text = writeJsonLd(hostile)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(hostile)
})

test('a page has a title, a description, one whole address and an image of 1200 x 630', () => {
  const html = render(<PageMeta title="A & B" description="About" path="/pricing" jsonLd={hostile} />)
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html).toContain('<meta name="description" content="About"/>')
  expect(html).toContain('<link rel="canonical" href="https://app.example/pricing"/>')
  expect(html).toContain('<meta property="og:image" content="https://app.example/social/default.png"/>')
  expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  expect(html).toContain('<meta property="og:image:height" content="630"/>')
  expect(html).toContain('<meta property="og:type" content="website"/>')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('an article says when and by whom, and may bring an image from elsewhere', () => {
  const article = { publishedAt: '2026-01-01', updatedAt: '2026-01-02', author: 'Ada', tags: ['a', 'b'] }
  const html = render(
    <PageMeta title="T" description="D" path="/blog/t" image="https://cdn.example/i.png" article={article} />,
  )
  expect(html).toContain('<meta property="og:image" content="https://cdn.example/i.png"/>')
  expect(html).toContain('<meta property="article:published_time" content="2026-01-01"/>')
  expect(html).toContain('<meta name="author" content="Ada"/>')
  expect(html.match(/article:tag/g)).toHaveLength(2)
})
