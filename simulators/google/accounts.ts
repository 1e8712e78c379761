import { createHash } from 'node:crypto'

export type Account = { sub: string; email: string; name: string; emailVerified: boolean }

export type Accounts = ReturnType<typeof createAccounts>

/** Adding a known address again replaces its name and state; its subject stays. */
export function createAccounts() {
  const bySub = new Map<string, Account>()
  const accounts = {
    add({ email, name, emailVerified }: Omit<Account, 'sub'>) {
      const account = { sub: subjectOf(email), email: email.toLowerCase(), name, emailVerified }
      bySub.set(account.sub, account)
      return account
    },
    find: (sub: string) => bySub.get(sub),
    list: () => [...bySub.values()],
  }
  accounts.add({ email: 'ada@gmail.test', name: 'Ada Koenig', emailVerified: true })
  accounts.add({ email: 'unverified@gmail.test', name: 'Una Verified', emailVerified: false })
  return accounts
}

/** 21 digits like Google's, the same after every restart. */
function subjectOf(email: string) {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return `1${(BigInt(`0x${hash}`) % 10n ** 20n).toString().padStart(20, '0')}`
}
