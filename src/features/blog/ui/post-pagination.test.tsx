import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PostPagination } from './post-pagination.tsx'

const draw = (total: number, offset: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PostPagination total={total} limit={9} offset={offset} hasMore={offset + 9 < total} />
    </MemoryRouter>,
  )

test('pages are offered only when there is more than one', () => {
  expect(draw(9, 0)).toBe('')
  expect(draw(10, 0)).toContain('Showing 1 - 9 of 10')
})

test('the next offset is one page on, the previous one page back and never below the first', () => {
  expect(draw(30, 9).match(/href="[^"]+"/g)).toEqual(['href="/blog"', 'href="/blog?offset=18"'])
  expect(draw(30, 18).match(/href="[^"]+"/g)).toEqual(['href="/blog?offset=9"', 'href="/blog?offset=27"'])
  expect(draw(30, 5).match(/href="[^"]+"/g)).toEqual(['href="/blog"', 'href="/blog?offset=14"'])
})

test('the first page has no previous one, the last no next one', () => {
  expect(draw(12, 0).match(/href="[^"]+"/g)).toEqual(['href="/blog?offset=9"'])
  expect(draw(12, 9).match(/href="[^"]+"/g)).toEqual(['href="/blog"'])
})
