import { createHash } from 'node:crypto'

const DEADLINE_MS = 1_000

type BreachOutcome = { kind: 'breached' } | { kind: 'not_found' } | { kind: 'unavailable' }

/**
 * Asks a Pwned Passwords server whether a password is in a known breach. Only the first five characters of its hash
 * leave the house (k-anonymity); the answer lists the rest. (haveibeenpwned.com/API/v3#PwnedPasswords)
 */
export async function checkBreach(baseUrl: string, password: string): Promise<BreachOutcome> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const response = await fetch(new URL(`/range/${hash.slice(0, 5)}`, baseUrl), {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    if (!response.ok) return { kind: 'unavailable' }
    // Padding lines carry a count of 0.
    const line = (await response.text()).split(/\r?\n/).find((one) => one.startsWith(`${hash.slice(5)}:`))
    const found = line !== undefined && /:[1-9]/.test(line)
    return { kind: found ? 'breached' : 'not_found' }
  } catch {
    return { kind: 'unavailable' }
  }
}
