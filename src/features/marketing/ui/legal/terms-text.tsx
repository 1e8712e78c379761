import { Link } from 'react-router'
import { brand } from '../../../../brand.ts'
import { SupportLink } from './support-link.tsx'

export function TermsText() {
  const { name } = brand
  return (
    <>
      <p>
        These are the rules between you and {name}. They are short on purpose. By creating an account you
        agree to them. If you don’t, please don’t use the service.
      </p>

      <h2>What {name} does</h2>
      <p>
        {name} shows you Reddit posts, drafts comments and posts about your product with the help of an AI
        model, rewrites posts, and lets you search by keyword. It gives you text. What you do with it is up to
        you.
      </p>
      <p>
        <strong>Nothing is posted automatically.</strong> You copy a draft and paste it on Reddit yourself,
        under your own account. {name} has no access to that account.
      </p>

      <h2>Not affiliated with Reddit</h2>
      <p>
        {name} is an independent product. It is not affiliated with Reddit, and Reddit neither endorses nor
        sponsors it. Reddit is a trademark of Reddit, Inc. When you post there, Reddit’s own terms and the
        rules of each subreddit apply to you.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>You must be 18 or older, or old enough to enter into a contract where you live.</li>
        <li>Give a real e-mail address: it is how we reach you and how you get back in.</li>
        <li>
          One account is for one person. Keep your password to yourself, and tell us if somebody else has it.
        </li>
      </ul>

      <h2>What we ask of you</h2>
      <ul>
        <li>Read every draft before you use it. AI makes mistakes, and you are the one who publishes.</li>
        <li>
          Say that you have a stake in a product when you recommend it. Many subreddits, and many laws, ask
          for it.
        </li>
        <li>Don’t use {name} to deceive, harass, impersonate, manipulate votes or flood a community.</li>
        <li>Don’t automate {name}, resell it, or try to get around its limits or its security.</li>
      </ul>
      <p>
        Dashboard tips advise 5-7 comments or 2-3 posts per day. That is advice, not a guarantee: whether a
        post stays up, or an account stays in good standing, is decided by Reddit and its moderators.
      </p>

      <h2>Your content</h2>
      <p>
        What you enter stays yours, and so does what {name} drafts for you, as far as the law lets anybody own
        it. You let us store and process it only to run the service for you. A draft can resemble one made for
        somebody else; we can’t promise that it is unique.
      </p>

      <h2>Plans, trial and payment</h2>
      <ul>
        <li>
          Plans and prices stand on the <Link to="/pricing">pricing page</Link>. Taxes may be added where the
          law says so.
        </li>
        <li>
          Each plan starts with a 3-day free trial. You enter a card at the start. If you cancel before the
          trial ends, you pay nothing.
        </li>
        <li>After the trial your plan renews every month until you cancel. Stripe handles the payment.</li>
        <li>
          You can cancel anytime in the billing portal. Your plan then runs until the end of the month you
          have paid for. We don’t refund part of a month, unless the law or a mistake of ours gives you the
          right to it.
        </li>
        <li>If we raise a price, we write to you at least 30 days before it applies to you.</li>
      </ul>

      <h2>Fair use</h2>
      <p>
        AI comments and posts are not counted by the month. To keep the service quick for everybody there are
        20 drafts in a row, then one more every 10 minutes, and 100 in a day; a trial has 30 in all. If that
        ever meets honest work of yours, write to us.
      </p>

      <h2>When things break</h2>
      <p>
        We work to keep {name} running, and show its state at the foot of every public page. It depends on
        others, such as Reddit and the AI model’s provider, and parts of it can be slow or missing for a
        while. The service comes as it is, without a promise of sales, reach or any other result.
      </p>
      <p>
        Where the law lets us, our liability for all claims together is limited to what you paid us in the
        twelve months before. Nothing here limits liability for intent, gross negligence or injury, or any
        right that the law does not let us limit.
      </p>

      <h2>Ending it</h2>
      <p>
        You can leave whenever you like: cancel your plan, and write to <SupportLink /> to have your account
        deleted. We may suspend an account that breaks these rules. Where we can, we write first and give you
        time to put it right.
      </p>

      <h2>Changes to these terms</h2>
      <p>
        If we change something that matters, we write to you at least 30 days before. If you don’t agree, you
        can cancel before it applies.
      </p>

      <h2>Questions</h2>
      <p>
        Write to <SupportLink />. How we treat your data stands in our{' '}
        <Link to="/privacy">privacy policy</Link>.
      </p>
    </>
  )
}
