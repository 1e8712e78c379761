import { Link } from 'react-router'
import { brand } from '../../../../brand.ts'
import { SupportLink } from './support-link.tsx'

export function PrivacyText() {
  const { name } = brand
  return (
    <>
      <p>
        The short version: we keep what {name} needs to work for you, on our own servers. We show no
        advertising, we don’t track you, and we don’t sell data. You can have a copy of your data, and you can
        have it deleted.
      </p>

      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>Your account:</strong> e-mail address, name, picture if you have one, and your password as a
          salted hash that nobody can turn back into the password.
        </li>
        <li>
          <strong>Your work:</strong> the products you add (name, website, description, logo, subreddits), and
          the drafts and settings you save.
        </li>
        <li>
          <strong>Your plan:</strong> which plan you have, its state, and the number by which Stripe knows
          you.
        </li>
        <li>
          <strong>Your requests to support,</strong> and our answers; the feedback that you send us.
        </li>
        <li>
          <strong>Sessions and logs:</strong> where and when you signed in, network address and browser, and
          technical logs that hold no passwords and no texts of yours.
        </li>
        <li>
          <strong>How our pages do in your browser:</strong> one visit in ten tells our own servers how fast a
          page was, and any visit where our script failed and with what message. Neither is kept with your
          name or account; web addresses and e-mail addresses are taken out of messages.
        </li>
      </ul>
      <p>
        All of it is used to provide the service, keep it safe, and answer you. It is used for nothing else.
      </p>

      <h2>Where it is kept</h2>
      <p>
        On servers that we run, in a PostgreSQL database. The database itself makes sure that each user
        reaches only their own rows. Connections are encrypted.
      </p>

      <h2>Cookies and browser storage</h2>
      <p>
        When you sign in, we set one session cookie. It is HttpOnly, so no script can read it, and it ends
        with your session. Further entries remember how you like your screen, such as a collapsed sidebar or
        your filters. There are no advertising, analytics or third-party cookies, which is why you see no
        cookie banner.
      </p>

      <h2>Who else is involved</h2>
      <ul>
        <li>
          <strong>Google</strong>, only if you choose to sign in with it. It tells us your name, e-mail
          address and picture. We don’t keep its access tokens.
        </li>
        <li>
          <strong>Stripe</strong> handles payments. Your card number goes to Stripe and never reaches our
          servers.
        </li>
        <li>
          <strong>The provider of our AI model</strong> reads the posts you see for you: it receives the
          public posts of your feed and your searches, posts you paste, what you tell us about your product
          and what its website says, and the descriptions, rules and recent titles of communities that may
          suit it. For a draft it receives what that needs: the post, your product’s name, description and
          website, what you tell about yourself in Settings, and the context you type. Your name and e-mail
          address are not part of it, nor are the names of the people who wrote the posts.
        </li>
        <li>
          <strong>Reddit</strong> is asked for public posts by our servers. It doesn’t learn which of our
          users asked. When you follow a link to Reddit, you are on Reddit, and its own policy applies.
        </li>
        <li>
          <strong>Our mail service</strong> delivers the e-mails we send you, such as the one that verifies
          your address.
        </li>
      </ul>
      <p>We share data with nobody else, unless a law or a court makes us.</p>

      <h2>Reddit content</h2>
      <p>
        Posts we fetch are public. We keep a copy for at most 48 hours, so that pages are quick and Reddit is
        not asked twice, and then delete it. We build no profiles of the people who wrote them, and we don’t
        train AI models on them.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>Your account and your work: until you delete them.</li>
        <li>
          What Today has learned from what you dismiss and answer: it stops counting after 60 days, and you
          can delete it in the dashboard at any time.
        </li>
        <li>
          The keywords you research, with how often they were said: 84 days after you last asked for them.
        </li>
        <li>Sessions: up to 30 days after you signed in.</li>
        <li>Technical logs: up to 30 days.</li>
        <li>Backups: up to 30 days after a deletion.</li>
        <li>Invoices: as long as tax law asks.</li>
      </ul>

      <h2>Your rights</h2>
      <p>
        You can see your data in the dashboard, and change your products, drafts and samples there. In
        Settings you can download all of it and delete your account, which takes minutes. Or write to{' '}
        <SupportLink /> from the address of your account to have your name or e-mail address corrected, to get
        an export of all of it in a common format, or to have it deleted. We do so within 30 days, usually
        much sooner. Depending on where you live, you can also object to a use, ask us to limit it, or
        complain to your data protection authority.
      </p>

      <h2>Children</h2>
      <p>{name} is made for people who sell something. It is not meant for anybody under 18.</p>

      <h2>Changes</h2>
      <p>
        If we change something that matters, we write to you before it applies. The date at the top tells when
        this text was last changed. The rules of the service stand in our <Link to="/terms">terms</Link>.
      </p>

      <h2>Questions</h2>
      <p>
        Write to <SupportLink />. A person answers.
      </p>
    </>
  )
}
