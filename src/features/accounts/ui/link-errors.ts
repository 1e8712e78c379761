/** Why somebody came back to the sign-in page, told by the `error` of a redirect. */
type LinkError = { title: string; text: string; variant: 'default' | 'destructive' }

const LINK_FAILED = 'Failed to sign in. Please check your credentials.'
const GOOGLE_FAILED = 'Failed to sign in with Google.'

const linkReasons = new Map(
  Object.entries({
    token_expired: "This link has expired. Sign in and we'll send you a new one.",
    invalid_token: "This link doesn't work any more. Sign in and we'll send you a new one.",
    user_not_found: 'There is no account for this link any more.',
    invalid_user: 'This link belongs to another account. Sign out there first, then open it again.',
    throttled: 'Too many tries from your network. Wait a minute, then open the link again.',
    server_error: 'Something went wrong on our side. Please open the link again.',
    unauthorized: "This link doesn't work any more. Sign in and we'll send you a new one.",
  }),
)

const googleReasons = new Map(
  Object.entries({
    account_not_linked: 'You already have an account with this e-mail. Sign in with your password.',
    access_denied: 'You cancelled at Google. Try again, or sign in with your e-mail.',
    unable_to_get_user_info:
      "Google hasn't verified this e-mail. Verify it there, or sign in with your e-mail here.",
    email_not_found: "Google didn't tell us your e-mail. Try another Google account.",
  }),
)

const UNKNOWN_REASON = 'Something went wrong on the way back to us. Please try again.'

export function explainLinkError(code: string): LinkError {
  const key = code.toLowerCase()
  if (key === 'already_verified') {
    return { title: 'Your e-mail is verified', text: 'Sign in to go on.', variant: 'default' }
  }
  const linkReason = linkReasons.get(key)
  if (linkReason) return { title: LINK_FAILED, text: linkReason, variant: 'destructive' }
  // Mails lead back with the few codes above; every other one comes from the round trip to Google.
  return { title: GOOGLE_FAILED, text: googleReasons.get(key) ?? UNKNOWN_REASON, variant: 'destructive' }
}
