import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** The way in of those who have just shown us that the account is theirs, by a mailed link or a code. Not reachable over HTTP. */
export function signInConfirmed() {
  return {
    id: 'sign-in-confirmed',
    endpoints: {
      signInConfirmed: createAuthEndpoint(
        '/sign-in/confirmed',
        {
          method: 'POST',
          body: z.object({ userId: z.uuid(), hasShownCode: z.boolean() }),
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new Error('The account is gone')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ signedIn: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
