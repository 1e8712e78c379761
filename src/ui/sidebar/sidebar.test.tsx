import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sidebar } from './sidebar.tsx'
import { SidebarMenuButton } from './sidebar-menu-button.tsx'
import { SidebarContent, SidebarGroup, SidebarMenuItem } from './sidebar-parts.tsx'
import { SidebarProvider } from './sidebar-provider.tsx'
import { SidebarTrigger } from './sidebar-trigger.tsx'

function render(defaultOpen: boolean) {
  return renderToStaticMarkup(
    <SidebarProvider defaultOpen={defaultOpen}>
      <Sidebar aria-label="Dashboard">
        <SidebarContent aria-label="Pages">
          <SidebarGroup label="Tools">
            <SidebarMenuItem>
              <SidebarMenuButton
                icon={null}
                label="Smart Rewrite"
                hint="Plus Plan Required"
                trailing="lock"
              />
            </SidebarMenuItem>
            <SidebarMenuItem>
              <SidebarMenuButton icon={null} label="Generate Post" isActive render={<a href="/post">-</a>} />
            </SidebarMenuItem>
          </SidebarGroup>
        </SidebarContent>
      </Sidebar>
      <SidebarTrigger />
    </SidebarProvider>,
  )
}

test('the server draws the sidebar in the state it was left', () => {
  expect(render(true)).toContain('data-state="expanded"')
  expect(render(true)).toContain('aria-expanded="true"')
  expect(render(false)).toContain('data-state="collapsed"')
  expect(render(false)).toContain('aria-expanded="false"')
})

test('among icons only, labels stay readable for screen readers and trailing marks go', () => {
  expect(render(false)).toContain('<span class="sr-only">Smart Rewrite</span>')
  expect(render(false)).not.toContain('lock')
  expect(render(true)).toContain('lock')
})

test('the hint of a locked entry is its description', () => {
  const [, id] = /aria-describedby="([^"]+)"/.exec(render(true)) ?? []
  expect(render(true)).toContain(`<span id="${id}" hidden="">Plus Plan Required</span>`)
})

test('the entry of the current page is a link that says so', () => {
  expect(render(true)).toMatch(/<a [^>]*aria-current="page"[^>]*>/)
})

test('the markup needs no style attribute', () => {
  expect(render(true)).not.toContain('style=')
})
