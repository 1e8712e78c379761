/** Why someone came back from Google to the sign-in page, told by the `error` of a redirect. */
type LinkError = { title: string; text: string; variant: 'destructive' }

const reasons = new Map(
  Object.entries({
    account_not_linked: 'You already have an account with this email. Sign in with your password.',
    access_denied: 'You cancelled at Google. Try again, or sign in with your email.',
    unable_to_get_user_info:
      "Google hasn't verified this email. Verify it there, or sign in with your email here.",
    email_not_found: "Google didn't tell us your email. Try another Google account.",
    throttled: 'Too many tries from your network. Wait a minute, then try again.',
  }),
)

const UNKNOWN_REASON = 'Something went wrong on the way back to us. Please try again.'

export function explainLinkError(code: string): LinkError {
  const text = reasons.get(code.toLowerCase()) ?? UNKNOWN_REASON
  return { title: 'Failed to sign in with Google.', text, variant: 'destructive' }
}
