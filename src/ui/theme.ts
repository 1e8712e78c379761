import { keep, recall, useKept } from './browser-memory.ts'

export const THEME_KEY = 'threadlark-theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

function readTheme(): Theme {
  const kept = recall(THEME_KEY)
  return themes.find((theme) => theme === kept) ?? 'system'
}

/**
 * In the browser's storage, not in a cookie: whoever sends a cookie gets a page of their own, and public pages shall stay
 * the same for all. The first script reads it before the first paint, and hears of a change as other tabs do.
 */
export function storeTheme(theme: Theme) {
  keep(THEME_KEY, theme === 'system' ? null : theme)
}

export function useTheme() {
  return useKept<Theme>(readTheme, 'system')
}
