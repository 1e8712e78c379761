import { type ProductProfile, profileLists } from './profile.ts'

export type NumberedProfile = { id: string; text: string }[]

/** The profile in lines that a verdict can name, in one order, whatever order a database gives its keys. */
export function numberProfile(profile: ProductProfile): NumberedProfile {
  const lines = profileLists.flatMap((name) =>
    profile[name].map(({ text }, at) => ({ id: `${name}.${at + 1}`, text })),
  )
  return profile.what ? [{ id: 'what', text: profile.what.text }, ...lines] : lines
}
