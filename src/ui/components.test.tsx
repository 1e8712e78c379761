import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './dialog.tsx'
import { Empty } from './empty.tsx'
import { Faq } from './faq.tsx'
import { FitPill } from './fit-pill.tsx'
import { Kbd } from './kbd.tsx'
import { Marker } from './marker.tsx'
import { Pagination } from './pagination.tsx'
import { Progress } from './progress.tsx'
import { ResponsiveDialog } from './responsive-dialog.tsx'
import { Select } from './select.tsx'
import { Skeleton } from './skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'
import { Textarea } from './textarea.tsx'
import { ThreadLine } from './thread-line.tsx'
import { TipsCarousel } from './tips-carousel.tsx'

test('a button that is not available says so without losing its place in the order of focus', () => {
  expect(render(<Button aria-disabled>Next</Button>)).toContain('aria-disabled="true"')
  expect(render(<Button aria-disabled>Next</Button>)).not.toContain(' disabled')
  expect(render(<Button busy>Save</Button>)).toContain('aria-busy="true"')
})

test('the breadcrumb names the page one is on', () => {
  const html = render(
    <Breadcrumb>
      <BreadcrumbItem>
        <BreadcrumbLink href="/dashboard">Dashboard</BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <BreadcrumbPage>Support</BreadcrumbPage>
      </BreadcrumbItem>
    </Breadcrumb>,
  )
  expect(html).toContain('<nav aria-label="Breadcrumb"')
  expect(html).toMatch(/aria-current="page"[^>]*>Support/)
})

test('fit is told in words, not by colour alone', () => {
  expect(render(<FitPill fit="strong" />)).toContain('Strong fit')
  expect(render(<FitPill fit="low" />)).toContain('Low fit')
  expect(render(<FitPill fit="strong">Worth answering</FitPill>)).toContain('Worth answering')
})

test('marks, keys and badges are plain elements', () => {
  expect(render(<Marker>this</Marker>)).toMatch(/^<mark .*>this<\/mark>$/)
  expect(render(<Kbd>Esc</Kbd>)).toMatch(/^<kbd .*>Esc<\/kbd>$/)
  expect(render(<Badge variant="success">Resolved</Badge>)).toMatch(/^<span .*>Resolved<\/span>$/)
})

test('decoration is hidden from screen readers', () => {
  expect(render(<Skeleton />)).toContain('aria-hidden="true"')
  expect(render(<ThreadLine />)).toContain('aria-hidden="true"')
  expect(render(<Empty text="No posts." />)).toContain(
    '<svg viewBox="0 0 88 64" fill="none" aria-hidden="true"',
  )
})

test('pagination is absent while everything fits on one page', () => {
  expect(render(<Pagination page={1} pageSize={9} total={9} renderPage={pageLink} />)).toBe('')
})

test('pagination links to its neighbours and stops at the ends', () => {
  const first = render(<Pagination page={1} pageSize={9} total={12} renderPage={pageLink} />)
  expect(first).toMatch(/<button[^>]* disabled=""[^>]*>.*Previous<\/button>/)
  expect(first).toContain('href="?page=2"')
  expect(first).toContain('Showing 1 - 9 of 12')
  const last = render(<Pagination page={2} pageSize={9} total={12} renderPage={pageLink} />)
  expect(last).toContain('href="?page=1"')
  expect(last).toMatch(/<button[^>]* disabled=""[^>]*>Next/)
})

function pageLink(page: number) {
  return <a href={`?page=${page}`}>-</a>
}

test('questions share one name, so the browser keeps one open', () => {
  const items = [
    { question: 'One?', answer: 'Yes.' },
    { question: 'Two?', answer: 'No.' },
  ]
  const names = [...render(<Faq items={items} />).matchAll(/<details name="([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
})

test('form controls are the native ones', () => {
  expect(render(<Checkbox defaultChecked />)).toContain('<input type="checkbox"')
  expect(render(<Select aria-label="Sort" />)).toContain('<select')
  expect(render(<Textarea defaultValue="Hi" />)).toMatch(/<textarea [^>]*rows="3"[^>]*>Hi<\/textarea>/)
  expect(render(<Progress aria-label="Pace" value={3} max={7} />)).toMatch(/<progress .*max="7".*value="3"/)
})

test('tabs: one tab stop, tied to its panel; without scripts every panel shows', () => {
  const html = render(
    <Tabs defaultValue="b">
      <TabsList aria-label="Order">
        <TabsTrigger value="a">A</TabsTrigger>
        <TabsTrigger value="b">B</TabsTrigger>
      </TabsList>
      <TabsContent value="a">First</TabsContent>
      <TabsContent value="b">Second</TabsContent>
    </Tabs>,
  )
  expect(html.match(/role="tab" [^>]*tabindex="0"/gi)).toHaveLength(1)
  expect(html).toMatch(/aria-selected="true"[^>]*>B</)
  const [, panel] = /aria-controls="([^"]+)"[^>]*>B</.exec(html) ?? []
  expect(html).toContain(`role="tabpanel" id="${panel}"`)
  expect(html).toMatch(/class="[^"]*hidden noscript:block"[^>]*>First/)
})

test('the first tip is there before any script, and rotation is not announced', () => {
  const html = render(<TipsCarousel tips={['Be kind', 'Be short']} />)
  expect(html).toContain('aria-live="off"')
  expect(html).toContain('aria-label="Previous tip"')
  expect(html).toContain('aria-label="Next tip"')
  expect(html).toMatch(/invisible opacity-0"[^>]*><strong[^>]*>Tip<\/strong>Be short/)
})

test('closed dialogs cost no markup beyond their trigger', () => {
  expect(
    render(
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent>
          <DialogTitle>Title</DialogTitle>
        </DialogContent>
      </Dialog>,
    ),
  ).toMatch(/^<button[^>]*aria-haspopup="dialog"[^>]*>Open<\/button>$/)
  expect(
    render(
      <ResponsiveDialog open={false} onOpenChange={() => {}} title="Title">
        Body
      </ResponsiveDialog>,
    ),
  ).toBe('')
})
