import type { ProductProfile } from '../profile.ts'

export type NumberedProfile = { id: string; text: string }[]

/** The profile in lines that a verdict can name. */
export function numberProfile({ what, ...lists }: ProductProfile): NumberedProfile {
  const lines = Object.entries(lists).flatMap(([name, list]) =>
    list.map(({ text }, at) => ({ id: `${name}.${at + 1}`, text })),
  )
  return [{ id: 'what', text: what.text }, ...lines]
}
