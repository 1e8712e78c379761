// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SettingsTabs } from './settings-tabs.tsx'

afterEach(cleanup)

test.each(['/dashboard/settings', '/dashboard/settings/alerts'])(
  'the pages of the settings are links, and only the open one is current: %s',
  (path) => {
    const Routes = createRoutesStub([{ path, Component: SettingsTabs }])
    render(<Routes initialEntries={[path]} />)
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Account', 'Alerts & monitors'])
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
  },
)
