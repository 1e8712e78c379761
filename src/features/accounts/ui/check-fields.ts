const reasons: [name: string, isFine: (value: string) => boolean, reason: string][] = [
  ['fullName', (value) => value.trim() !== '', 'Enter your full name.'],
  ['email', (value) => /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value.trim()), 'Enter a valid email address.'],
  ['password', (value) => value !== '', 'Enter a password.'],
]

/** What can be refused without asking the server, in the server's words. The server checks again. */
export function checkFields(values: Record<string, string>): Record<string, string[]> {
  const refused = reasons.filter(([name, isFine]) => name in values && !isFine(values[name] ?? ''))
  return Object.fromEntries(refused.map(([name, , reason]) => [name, [reason]]))
}
