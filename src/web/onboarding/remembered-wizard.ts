import type { WizardState } from './wizard-state.ts'

/** One per user: whoever signs in next in the same tab finds nothing of it. */
const keyOf = (userId: string) => `threadlark-onboarding:${userId}`

export function recallWizard(userId: string) {
  try {
    return sessionStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

export function rememberWizard(userId: string, state: WizardState) {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(state))
  } catch {
    // A browser that keeps nothing: the form works all the same, only not through a reload.
  }
}

export function forgetWizard(userId: string) {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {
    // Nothing was kept.
  }
}
