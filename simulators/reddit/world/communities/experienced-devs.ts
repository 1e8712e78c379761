import type { WrittenCommunity } from '../written-community.ts'

export const experiencedDevs: WrittenCommunity = {
  name: 'ExperiencedDevs',
  title: 'Experienced Devs: for engineers with three or more years behind them',
  about:
    'Discussion for working developers past the beginning: leading, estimating, reviewing, disagreeing, staying sane. Everybody may read. If you have less than three years, the Monday thread is yours.',
  subscribers: 334000,
  postsPerDay: 38,
  rules: [
    {
      name: 'Three years of experience to post',
      description:
        'Professional experience, not since your first HTML page. If you are below that, ask in the weekly "Ask an experienced dev" thread.',
    },
    {
      name: 'No general career advice',
      description:
        '"Which offer should I take", "what does this pay", "should I learn X" are removed. It has to be something that experience makes interesting.',
    },
    {
      name: 'No advertising of any kind',
      description:
        "Products, newsletters, podcasts, blogs, coaching, recruiting, research. It doesn't matter whether it's free or relevant. First time removed, second time banned.",
      appliesTo: 'all',
    },
    {
      name: 'No link posts',
      description:
        'Write what you think in the body. A link may support it. A link on its own with "thoughts?" is not a discussion.',
      appliesTo: 'link',
    },
    {
      name: 'Venting needs a question',
      description:
        'We all have a bad manager story. Ask something that others can answer, or use the Friday thread.',
    },
    {
      name: 'Do not post generated text',
      description:
        'We remove posts and comments written by a language model, also when "the ideas are mine". Bad grammar is welcome.',
    },
    {
      name: 'Be respectful of people who are not in the room',
      description: 'Juniors, managers, product, QA, people abroad. No stereotypes.',
    },
  ],
  posts: [
    {
      title: 'Staff engineer, 31 hours of meetings last week. How do you keep any time to think?',
      body: `I counted because my wife asked what I do and I didn't have an answer. 31 hours, 44 meetings. The longest gap inside working hours was 50 minutes, on Thursday, and I spent it writing up a meeting.

I'm supposed to be the person who sees across teams. I've written one design doc since July and it was poor, since I wrote it in eleven pieces.

What I've tried:

- **Blocking mornings.** People ask "could you move that?" and since it says "focus" and not "customer", I do.
- **No-meeting Wednesday.** Survived three weeks. Then a VP had only Wednesday.
- **Declining.** I decline, they go ahead, decide something odd, and I spend twice the time undoing it.

I don't think willpower is the answer, because the trouble is that fixed blocks are brittle: one conflict and the two hours are gone rather than moved to another place. I've started to wonder about tools that re-plan that time by themselves. Has anybody got one to work within a company calendar, with colleagues who see only free/busy? Or did you fix it at the level of the organisation? I'd like to hear what lasted longer than a quarter.`,
      author: 'tessellate_this',
      hoursAgo: 7.6,
      score: 548,
      ratio: 0.97,
      comments: 203,
      replies: [
        {
          author: 'obrecht_lane',
          body: "What lasted for me: I publish the times when I *am* free, six slots a week, and the rest isn't negotiable. You have to be boring about it.",
          score: 311,
          hoursAgo: 7.1,
        },
        {
          author: 'idempotent_ida',
          body: '"I wrote it in eleven pieces" explains most of the design docs at my company.',
          score: 420,
          hoursAgo: 6.5,
        },
        {
          author: 'two_phase_commute',
          body: 'Moved instead of deleted is the point. I did it by hand each Friday for a year, and the week I forgot it all fell apart.',
          score: 97,
          hoursAgo: 5.8,
        },
      ],
    },
    {
      title: 'The rewrite is done. 26 months. I would like to tell you what we did not get',
      body: `We did get the things on the slide: one language instead of three, deploys in nine minutes, a schema people can read.

What we didn't get is speed. In the first quarter after the switch we shipped about as many changes as before. It took me a while to see why. The old system was ugly, but everyone knew where its edges were. People would say "oh, don't touch that on month end" and not even notice they'd said it. The new system has edges too. We just don't know them yet, so everybody's careful, and careful is slow.

We also lost three people who were the old system, so to speak. They weren't against the rewrite. They simply stopped being the ones to ask, and nobody thought about what that does to a person.

If I did it again I'd keep the language and the ugly parts and spend a third of the money on the deploys and the schema. I said so in the retrospective. It was minuted as "mixed feelings".

Has anyone been through one of these and measured before and after, honestly?`,
      author: 'obrecht_lane',
      hoursAgo: 19,
      score: 1420,
      ratio: 0.98,
      comments: 187,
      replies: [
        {
          author: 'grace_period_',
          body: 'I was one of the three, somewhere else. Thank you for that paragraph.',
          score: 602,
          hoursAgo: 18.1,
        },
        {
          author: 'tessellate_this',
          body: '"Careful is slow" should be in the first slide of every such proposal.',
          score: 288,
          hoursAgo: 17.4,
        },
      ],
    },
    {
      title: 'Code review as the only senior: I am the bottleneck and I know it',
      body: `Six devs, four of them under two years. Everything waits for me. Median time to first review is 9 hours, and that's with me doing it on the train.

When I let them review one another, style gets discussed for forty comments and the missing transaction goes through. How did you grow reviewers without two quarters of incidents?`,
      author: 'nitpick_norah',
      hoursAgo: 11.3,
      score: 312,
      ratio: 0.97,
      comments: 126,
      replies: [
        {
          author: 'idempotent_ida',
          body: 'Review together, out loud, 30 minutes every day for a month. They need to hear what you look at first and what you skip.',
          score: 278,
          hoursAgo: 10.7,
        },
      ],
    },
    {
      title: 'My manager answers every technical question with a paste from a chatbot. What now?',
      body: `Real example. I asked whether we can drop support for the v1 API before the audit. I got six paragraphs, with headings, ending on "Ultimately, the decision depends on your specific requirements". I AM THE SPECIFIC REQUIREMENTS.

He used to be good. That's the thing. He'd say "ask Benno, and don't do it before March". I don't want to embarrass him. Has anyone brought this up with their own manager and survived it?`,
      author: 'grace_period_',
      hoursAgo: 14.8,
      score: 1893,
      ratio: 0.97,
      comments: 341,
      replies: [
        {
          author: 'sev2_again',
          body: 'I said "I would rather have your one sentence than its six paragraphs". He looked relieved, to be honest.',
          score: 1107,
          hoursAgo: 14.2,
        },
        {
          author: 'heisenbugle',
          body: 'Ultimately, whether to bring it up depends on your specific manager.',
          score: 893,
          hoursAgo: 13.9,
        },
      ],
    },
    {
      title: 'Moved from a company with a platform team to a team of five. How do you do logs at this size?',
      body: `For nine years somebody else took care of it. I typed into a box, lines came out. Now I'm at a company with five engineers, and "the logs" are whatever the container printed before it was replaced.

I can set up the sort of stack I'm used to, I know how it's built. I also know it took four people to keep it upright. The hosted equivalents quote us more per month than our database costs.

I'm curious what people chose who made the same move. Did you lower your expectations (search only, short retention, no metrics from logs), and if so, what turned out not to matter? What did you miss? I'd rather learn from your mistake than buy a three year contract as a souvenir of mine.`,
      author: 'smaller_pond',
      hoursAgo: 9.9,
      score: 264,
      ratio: 0.97,
      comments: 118,
      replies: [
        {
          author: 'two_phase_commute',
          body: 'What did not matter: dashboards from logs, sampling rules, anything with the word pipeline. What mattered: fast search and being able to send a colleague a link to a line.',
          score: 184,
          hoursAgo: 9.2,
        },
        {
          author: 'sev2_again',
          body: 'Two weeks retention felt like enough until the first monthly job failed.',
          score: 121,
          hoursAgo: 8.4,
        },
      ],
    },
    {
      title: 'Estimates: I stopped giving numbers and started giving the date I would be embarrassed',
      body: `"When will it be done?" gets you a fight. "On which day would I be embarrassed if it weren't?" gets you a useful answer, oddly, from almost everyone. I've tracked it for 14 months: 80% land before the embarrassment date. My earlier estimates landed at 35%.

Why does this work? Is it just a p80 in a funny hat?`,
      author: 'heisenbugle',
      hoursAgo: 24,
      score: 977,
      ratio: 0.97,
      comments: 109,
    },
    {
      title: 'thoughts?',
      body: '',
      link: 'https://leadwithvelocity.example/p/the-10x-mindset',
      author: 'velocity_vance',
      hoursAgo: 1.2,
      score: 0,
      ratio: 0.11,
      comments: 4,
      replies: [
        {
          author: 'nitpick_norah',
          body: 'Rule 4, and rule 3, and I think the author is you.',
          score: 63,
          hoursAgo: 1,
        },
      ],
    },
    {
      title: 'Laid off at 52 after 17 years in one place. What do people like me get wrong in interviews?',
      body: `Not looking for sympathy, I got a decent package and the garden is in great shape.

Five interviews so far. I believe I talk too long. They ask "tell me about a conflict" and I've got seventeen years of context in my head and start in 2009. Twice I was told I'm "very deep". I don't think it was a compliment.

If you interview people with long tenures: what do you wish we'd do? What makes you worry, and what makes you stop worrying?`,
      author: 'seventeen_winters',
      hoursAgo: 16.4,
      score: 734,
      ratio: 0.98,
      comments: 192,
      replies: [
        {
          author: 'obrecht_lane',
          body: 'Start at the end. "We shipped it, one person left, I would do it differently." Then stop and let them pick which part they want.',
          score: 655,
          hoursAgo: 15.6,
        },
      ],
    },
    {
      title: 'We measured how long it takes to get back into a problem after an interruption. 19 minutes.',
      body: `Small study on ourselves, 7 engineers, 4 weeks, a button on the desk. Press when interrupted, press when you feel you're back. Median 19 minutes, the worst was 70 (a fire drill, fair).

A "quick" 15 minute sync at 10:30 thus costs about half the morning. We showed it to the product side, they were shocked for a day and then booked a meeting about it at 10:30.

How did you turn data like this into a change? Core hours, quiet days, tooling, anything.`,
      author: 'cachemiss_carol',
      hoursAgo: 28.5,
      score: 1102,
      ratio: 0.96,
      comments: 164,
    },
    {
      title: 'Is anybody else quietly fine?',
      body: `I work 38 hours. The code is OK. My colleagues are OK. We've got a few tests. Nobody shouts. I fix things, someone says thanks, I go home and cook.

I read this place and feel like I'm missing a crisis. Is there a thread for us?`,
      author: 'medium_well_dev',
      hoursAgo: 33,
      score: 3310,
      ratio: 0.98,
      comments: 276,
      replies: [
        {
          author: 'seventeen_winters',
          body: 'There is, but none of us has ever felt the need to post in it.',
          score: 1984,
          hoursAgo: 32.4,
        },
        { author: 'cachemiss_carol', body: 'what are you cooking', score: 702, hoursAgo: 31.7 },
      ],
    },
    {
      title: 'How do you leave a decision record that people will read in three years?',
      body: `We have 140 ADRs. I looked at the access log of the wiki: eleven have been opened this year, nine of those by me. Meanwhile the same four arguments come up each spring.

Does anyone have a form that works? Shorter? In the code? Read aloud at the campfire?`,
      author: 'idempotent_ida',
      hoursAgo: 52,
      score: 408,
      ratio: 0.97,
      comments: 88,
    },
  ],
}
