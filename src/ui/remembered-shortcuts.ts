import { keep, recall, useKept } from './browser-memory.ts'

const KEY = 'threadlark-shortcuts'

/** Whether single letters do something in the feed. They do unless the user switched them off. */
export function areShortcutsOn() {
  return recall(KEY) !== 'off'
}

export function switchShortcuts(on: boolean) {
  keep(KEY, on ? null : 'off')
}

export function useShortcutsOn() {
  return useKept(areShortcutsOn, true)
}
