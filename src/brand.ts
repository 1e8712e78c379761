/**
 * What an operator changes: the name, where people reach you, and what you claim. A claim, testimonial or link that is
 * removed disappears from the pages. docs/launch.md lists what must be true before these go live.
 */

export type Testimonial = { name: string; role: string; content: string; rating: 1 | 2 | 3 | 4 | 5 }

export type Claim = { claim: string; note: string; stars?: number }

const claims: { [name in 'rating' | 'trial' | 'setUp' | 'support']?: Claim } = {
  rating: { claim: '4.9/5', note: 'rating', stars: 5 },
  trial: { claim: 'Free 3-day trial', note: 'cancel anytime' },
  setUp: { claim: 'Under 5 minutes', note: 'to set up' },
  support: { claim: '24/7 support', note: 'by e-mail' },
}

type ExternalLink = { label: string; url: string }

const links: { social?: ExternalLink; feedback?: ExternalLink } = {
  social: { label: 'Follow us', url: 'https://social.example/threadlark' },
  feedback: { label: 'Give feedback', url: 'https://feedback.example/threadlark' },
}

const testimonials: Testimonial[] = [
  {
    name: 'Maddie Orlan',
    role: 'Founder of a booking tool',
    content:
      'I used to scroll for an hour and answer nothing. Now I open three threads, edit three drafts and close the tab.',
    rating: 5,
  },
  {
    name: 'Tomas Reyes',
    role: 'Indie maker',
    content: 'The drafts say that I built it. People thank me for being upfront, and then they try it.',
    rating: 5,
  },
  {
    name: 'Priya Nair',
    role: 'Runs a two-person agency',
    content: 'It finds the one question a day that we can truly answer. That is all the marketing we do.',
    rating: 5,
  },
  {
    name: 'Jonas Weber',
    role: 'Solo developer',
    content: 'Nothing is posted for me, and that is why I trust it. I read, I change a line, I paste.',
    rating: 4,
  },
]

export const brand = {
  name: 'Threadlark',
  tagline: 'Join the right thread. Sound like a person.',
  description:
    'Find the Reddit posts where your product is the honest answer, draft a human-like comment, and paste it yourself.',
  supportEmail: 'support@threadlark.example',
  disclaimer: 'Not affiliated with Reddit',
  claims,
  links,
  testimonials,
}
