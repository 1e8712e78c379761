import { brand } from '../../../brand.ts'
import { plans, TRIAL_DAYS } from '../../billing/plans.ts'
import type { Question } from '../schema.ts'

const prices = plans.map(({ name, dollarsPerMonth }) => `$${dollarsPerMonth} for ${name}`).join(', ')

export const faq: Question[] = [
  {
    question: `Does ${brand.name} post to Reddit for me?`,
    answer:
      'No. Nothing is posted automatically. We draft the text, you read it, change it, copy it and paste it on Reddit yourself. We never ask for your Reddit password, and we have no access to your Reddit account.',
  },
  {
    question: `How does the ${TRIAL_DAYS}-day free trial work?`,
    answer: `You choose a plan and enter a card with our payment provider. For ${TRIAL_DAYS} days you use everything in that plan and pay nothing. If you cancel before the trial ends, your card is not charged. If you stay, it is charged monthly: ${prices}.`,
  },
  {
    question: 'Can I cancel anytime, and do I get a refund?',
    answer: `Yes, in two clicks under Settings, Manage Billing. You keep your plan until the end of the month you paid for, and nothing is charged after that. We don't refund part of a month as a rule, but if something went wrong, or you were charged by mistake, write to ${brand.supportEmail} and we put it right.`,
  },
  {
    question: 'What is the difference between Pro and Plus?',
    answer:
      'Pro is for one product. Plus is for up to three, and adds keyword research (search posts by keyword in your subreddits), smart rewrite (turn a post that worked into one of your own), and priority support. You can change between them at any time.',
  },
  {
    question: 'Is unlimited really unlimited?',
    answer:
      'There is no monthly count of comments or posts. There is fair use: 20 drafts in a row, then one more every 10 minutes, and 100 in a day; a trial has 30 in all. Whoever has very many written in a month gets the rest of them from a smaller model. On Reddit itself we advise 5-7 comments or 2-3 posts per day.',
  },
  {
    question: 'Can my Reddit account get banned for this?',
    answer:
      'Nobody can rule that out: moderators decide, and each subreddit has its own rules. What helps is to answer the question first, say that you made the product, follow the rules of the subreddit and keep a human pace. Our drafts are written that way, and you have the last word on each of them.',
  },
  {
    question: `Is ${brand.name} affiliated with Reddit?`,
    answer: `No. ${brand.name} is an independent product, not affiliated with Reddit, and not endorsed or sponsored by it. Reddit is a trademark of Reddit, Inc.`,
  },
]
