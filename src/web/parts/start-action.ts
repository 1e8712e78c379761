/** Where the main button of a public page leads. */
export function startAction(signedIn: boolean) {
  return signedIn ? { to: '/dashboard', label: 'Go Dashboard' } : { to: '/auth', label: 'Get Started' }
}
