/** The cards of the settings page in their order, with other words people look for them by. */
export const sections = {
  profile: { title: 'Profile Information', words: 'name avatar email e-mail address member' },
  billing: { title: 'Subscription & Billing', words: 'plan trial payment card invoices cancel upgrade' },
  writing: { title: 'Your Writing', words: 'voice tone samples style about you background experience' },
  theme: { title: 'Theme', words: 'appearance dark light mode' },
  shortcuts: { title: 'Shortcuts', words: 'keyboard keys single letters' },
  emails: { title: 'E-mails', words: 'tips by email advice newsletter unsubscribe notifications' },
  pace: { title: 'Pace goal', words: 'daily comments posts a day limit' },
  password: { title: 'Password', words: 'change security' },
  'two-step': {
    title: 'Two-step sign-in',
    words: 'second factor authenticator 2fa mfa recovery codes security',
  },
  devices: { title: 'Devices', words: 'sessions signed in sign out security' },
  data: { title: 'Your data', words: 'export download json privacy' },
  account: { title: 'Account Actions', words: 'delete account close remove leave' },
} as const

export type Section = keyof typeof sections
