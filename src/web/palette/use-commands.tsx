import {
  BookText,
  ClipboardPaste,
  Hash,
  Keyboard,
  ListFilter,
  LogOut,
  Monitor,
  Moon,
  PanelLeft,
  Settings2,
  Sun,
} from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useFilters } from '../../features/feed/ui/filters/filters-provider.tsx'
import { guides, resourcePath } from '../../features/guides/list-guides.ts'
import { ProductLogo } from '../../features/products/ui/product-logo.tsx'
import { useSidebar } from '../../ui/sidebar/sidebar-provider.tsx'
import { storeTheme, themes } from '../../ui/theme.ts'
import { toast } from '../../ui/toast.tsx'
import { groups } from '../dashboard/entries.ts'
import { sections } from '../settings/sections.ts'
import type { Command, CommandGroup } from './command.ts'
import { Keys } from './keys.tsx'
import { NewTab } from './new-tab.tsx'
import type { Panel } from './palette-provider.tsx'
import { toPageBelowCommand, toPageCommand } from './to-page-command.tsx'

type Needs = { hasPlus: boolean; show: (panel: Panel) => void }

/** Everything that can be done from anywhere in the dashboard. */
export function useCommands({ hasPlus, show }: Needs): CommandGroup[] {
  const goTo = useGoTo()
  const feed = useFeedCommands(goTo)
  const { toggle, onPhone } = useSidebar()
  const entries = groups.flatMap((group) => group.entries)
  // The sidebar's first, in its order.
  const pages = [
    ...entries.map((entry) => toPageCommand(entry, { hasPlus, goTo })),
    ...entries.flatMap((entry) =>
      (entry.below ?? []).map((page) => toPageBelowCommand(page, { entry, goTo })),
    ),
  ]
  const actions: Command[] = [
    {
      id: 'filters',
      label: 'Open filters',
      keywords: 'sort time subreddit community',
      icon: <ListFilter aria-hidden />,
      afterClosing: true,
      run: () => {
        goTo('/dashboard')
        show('filters')
      },
    },
    {
      id: 'paste',
      label: 'Paste a post',
      keywords: 'answer reddit link clipboard',
      icon: <ClipboardPaste aria-hidden />,
      afterClosing: true,
      run: () => {
        goTo('/dashboard')
        show('paste')
      },
    },
    {
      id: 'sidebar',
      label: 'Toggle sidebar',
      keywords: 'menu navigation',
      icon: <PanelLeft aria-hidden />,
      note: <Keys keys="Mod B" className="pointer-coarse:hidden" />,
      afterClosing: onPhone,
      run: toggle,
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      keywords: 'help keys',
      icon: <Keyboard aria-hidden />,
      note: <Keys keys="?" className="pointer-coarse:hidden" />,
      afterClosing: true,
      run: () => show('shortcuts'),
    },
    {
      id: 'log-out',
      label: 'Log out',
      keywords: 'sign out leave',
      icon: <LogOut aria-hidden />,
      afterClosing: true,
      run: () => show('sign-out'),
    },
  ]
  return [
    { label: 'Go to', items: pages },
    ...feed,
    { label: 'Actions', items: actions },
    { label: 'Theme', items: themeCommands },
    { label: 'Settings', items: toSettingCommands(goTo), onlyFound: true },
    { label: 'Guides', items: guideCommands, onlyFound: true },
  ]
}

function useGoTo() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (to: string) => {
    if (to !== pathname) void navigate(to)
  }
}

/** Which product, and which of its communities. Both are seen in the feed, so the way leads there. */
function useFeedCommands(goTo: (to: string) => void): CommandGroup[] {
  const { products, product, change } = useFilters()
  const others = products.filter(({ id }) => id !== product?.id)
  const subreddits = product?.subreddits ?? []
  return [
    {
      label: 'Products',
      items: others.map((other) => ({
        id: `product ${other.id}`,
        label: `Switch to ${other.name}`,
        keywords: 'product',
        icon: <ProductLogo name={other.name} icon={other.icon} className="size-5 rounded-sm text-2xs" />,
        run: () => {
          change({ type: 'choose_product', product: other })
          goTo('/dashboard')
        },
      })),
    },
    {
      label: 'Communities',
      items: subreddits.map((name) => ({
        id: `subreddit ${name}`,
        label: `Show r/${name}`,
        keywords: 'subreddit community',
        icon: <Hash aria-hidden />,
        run: () => {
          change({ type: 'show', subreddit: name })
          void toast({ title: 'Filters applied!' })
          goTo('/dashboard')
        },
      })),
    },
  ].filter(({ items }) => items.length > 0)
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

const themeCommands: Command[] = themes.map((theme) => {
  const Icon = themeIcons[theme]
  return {
    id: `theme ${theme}`,
    label: `Use the ${theme} theme`,
    keywords: 'appearance mode colour color',
    icon: <Icon aria-hidden />,
    run: () => storeTheme(theme),
  }
})

/** The focus goes to the card, so the palette must have given it back before. */
function toSettingCommands(goTo: (to: string) => void): Command[] {
  return Object.entries(sections).map(([id, { title, words }]) => ({
    id: `setting ${id}`,
    label: title,
    keywords: `${words} settings`,
    icon: <Settings2 aria-hidden />,
    afterClosing: true,
    run: () => goTo(`/dashboard/settings#${id}`),
  }))
}

const guideCommands: Command[] = guides.map(({ id, title, subtitle }) => ({
  id: `guide ${id}`,
  label: title,
  keywords: `${subtitle} guide`,
  icon: <BookText aria-hidden />,
  note: <NewTab />,
  run: () => void window.open(resourcePath(id), '_blank', 'noopener'),
}))
