import type { WrittenCommunity } from '../written-community.ts'

export const contentMarketing: WrittenCommunity = {
  name: 'content_marketing',
  title: 'Content Marketing',
  about:
    'Writers, editors, strategists and the one person who does all three. Talk about planning, writing, distributing and proving that it did something.',
  subscribers: 118000,
  postsPerDay: 30,
  rules: [
    {
      name: 'No dropping your own articles',
      description:
        'We all have articles. If you want to share one, paste the useful part as a text post and leave the link off.',
      appliesTo: 'link',
    },
    {
      name: 'Tools: disclose',
      description:
        'You are welcome to recommend tools, including your own, when asked. Write "mine" next to it. Unasked, it is an ad.',
      appliesTo: 'comment',
    },
    {
      name: 'AI talk belongs in the AI megathread',
      description:
        'Pinned. "Will AI replace writers" outside of it gets removed, for the sake of everyone\'s blood pressure.',
    },
    {
      name: 'No guest post requests',
      description: 'Neither offering nor asking.',
    },
    {
      name: 'Show work when asking for feedback',
      description: 'Paste the paragraph. We cannot critique a feeling.',
      appliesTo: 'link',
    },
    {
      name: 'Edit kindly',
      description: 'Correct the argument, not the commas. (You can do the commas if asked.)',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'I write 2,000 words a day in a job where I get interrupted every 11 minutes',
      body: `I timed it. Eleven. Slack, "quick look?", a huddle, calendar invite, accept, decline, propose.

So what I really do is attend work from 9 to 5 and write from 8 to 11 at night with the cat. I'm good at it and I'm going to burn out, I can see it from here as you see weather.

We're a team of five, all with the same complaint. Manager's sympathetic and told us to "just block time". We did. People book over it, since it says "focus" and that apparently reads as "free, but smug".

Has anyone got their company to use something that makes it stick? Calendar thing, rule, physical hat, anything.`,
      author: 'ampersand_annie',
      hoursAgo: 4.7,
      score: 187,
      ratio: 0.98,
      comments: 66,
      flair: 'Workflow',
      replies: [
        { author: 'dangling_mod', body: '"free, but smug" oh no', score: 134, hoursAgo: 4.3 },
        {
          author: 'Henrike_Falk',
          body: 'Rename it. "Draft due: pricing page" gets left alone in a way that "focus" never will.',
          score: 98,
          hoursAgo: 3.8,
        },
        {
          author: 'wordcount_wes',
          body: 'What calendar do you use? Ours declines automatically under a certain number of free hours a day but it took an admin to set it up.',
          score: 41,
          hoursAgo: 2.9,
        },
      ],
    },
    {
      title: 'The brief: "make it like Apple but for gravel"',
      body: `I have been in this for fifteen years, and I want you to know that I did it. The gravel page is beautiful. "Thirteen grades. One feeling." It's up 40% on samples ordered. I don't know who I am any more.`,
      author: 'Lachlan_Prose',
      hoursAgo: 16.8,
      score: 978,
      ratio: 0.99,
      comments: 83,
      flair: 'Wins',
      replies: [
        {
          author: 'ampersand_annie',
          body: 'One feeling. What feeling? (Underfoot.)',
          score: 240,
          hoursAgo: 16,
        },
      ],
    },
    {
      title:
        'How do you run an editorial calendar with 9 freelancers without becoming a full time project manager?',
      body: `Current stack: a spreadsheet with 14 columns, of which 3 are filled in. Briefs in docs. Drafts by email. Feedback in the docs, and by email, and once by text message.

Per month we publish around 16 pieces. I spend perhaps a third of my time asking "where is it". The big project tools are either too much or the freelancers won't log in to yet another thing (fair, they've six clients).

Ideal: freelancer gets an email with brief and date, replies with the draft, status changes by itself. I see a board. Is there anything that works without the writer needing an account? Paid OK.`,
      author: 'Henrike_Falk',
      hoursAgo: 9.9,
      score: 73,
      ratio: 0.97,
      comments: 42,
      flair: 'Tools',
    },
    {
      title: 'What I found when I interviewed our customers instead of reading keyword reports',
      body: `I do content for a company which makes scales for commercial kitchens. For three years the plan came from a keyword tool. "Best commercial kitchen scale." "Kitchen scale calibration." We ranked. We got traffic. Sales would ask who these people were, and I'd show them a graph.

In September I got permission to call twenty customers. I asked only two things: what was going on in the week you decided to buy one, and what did you nearly do instead.

Not one of them had searched for a kitchen scale.

Seven had failed, or feared to fail, an inspection on portion labelling. Five had a chef leave and take the recipes, which were "in his hand", and had to write everything down by weight in a hurry. Four had a food cost problem and a brother-in-law with a theory. The rest were replacements.

So now there are three pieces instead of thirty. One's a checklist for the inspection, printable, with our name very small. One is called "Your chef is leaving in two weeks". It's the best thing I have written and it gets maybe 90 visits a month. Sales tells me that people *mention it on the phone*.

The second question is the one that did it, by the way. What people nearly did instead was never a competitor. It was: nothing; a bathroom scale (twice!); hiring the cousin; writing it all on a whiteboard and photographing the whiteboard. Our comparison pages compare us with four other brands, in a table that took me a month. Nobody we sell to has heard of those brands. We should have had a page about the whiteboard.

I'm aware that this is what everybody says one should do. I'd said it myself, on a panel. I had just never picked up the telephone.`,
      author: 'Ottoline_Graves',
      hoursAgo: 33.4,
      score: 864,
      ratio: 0.99,
      comments: 94,
      flair: 'Case study',
      replies: [
        {
          author: 'wordcount_wes',
          body: '"I had said it myself, on a panel." Felt that one.',
          score: 233,
          hoursAgo: 32,
        },
        {
          author: 'Lachlan_Prose',
          body: '"What did you nearly do instead" is the best interview question I have come across in years. Stealing it.',
          score: 310,
          hoursAgo: 30.9,
        },
      ],
    },
    {
      title: 'rate check pls: 450 for a 1500 word article incl. 1 interview?',
      body: `b2b logistics, US client, im in portugal. 2 yrs experience. takes me about 9 hours with the interview. they want 4 a month. feels low?? but also its steady`,
      author: 'tildeoverinez',
      hoursAgo: 6.2,
      score: 38,
      ratio: 0.94,
      comments: 47,
      flair: 'Freelance',
    },
    {
      title: 'My boss rewrote my headline into a sentence with three colons',
      body: `"Payroll: Simplified: A Guide: For Teams"

that's four parts. it's a train. i work for a train now. i asked which colon he felt strongest about and he said "the second"`,
      author: 'dangling_mod',
      hoursAgo: 13,
      score: 521,
      ratio: 0.99,
      comments: 61,
      flair: 'Rant',
    },
    {
      title: 'Freelance writers who invoice 10+ clients: how do you keep track of who has paid?',
      body: `I've got 12 clients at the moment and I just noticed, by accident, whilst looking for something else, that an August invoice for 780 was never paid. Nobody's fault! They never saw it, I never looked.

My system is a folder. Paid ones I drag to "paid". I think you can see the flaw.

Don't want full accounting, my accountant does that in spring. Just: who owes me, since when, and please remind them so I needn't. Do you have a thing you like?`,
      author: 'comma_splice_claire',
      hoursAgo: 11.1,
      score: 94,
      ratio: 0.98,
      comments: 55,
      flair: 'Freelance',
      replies: [
        { author: 'tildeoverinez', body: 'omg going to check my folder', score: 37, hoursAgo: 10.5 },
        { author: 'tildeoverinez', body: 'i had one from june', score: 102, hoursAgo: 10.1 },
      ],
    },
    {
      title: 'Do white papers still do anything? Asking as the author of 31 of them',
      body: `I get paid well and on time. They go behind a form. 200 people download, 6 are students, 140 are competitors, the rest give "test@test". Someone tell me about one that closed a deal, I'd like to put it on my fridge.`,
      author: 'Grover_Whitlock',
      hoursAgo: 22.3,
      score: 166,
      ratio: 0.97,
      comments: 72,
      flair: 'Discussion',
    },
    {
      title: 'Podcast after 40 episodes: cost, listeners, deals',
      body: `B2B, niche is municipal water. Yes.

- 40 episodes, ~1,100 per episode incl. editing and my time
- average 212 downloads
- 9 guests became customers. *Guests.* Not listeners

So it's a very slow and very pleasant sales call with microphones. We're going to continue and stop worrying about downloads.`,
      author: 'aqueduct_audio',
      hoursAgo: 26.1,
      score: 298,
      ratio: 0.98,
      comments: 39,
      flair: 'Numbers',
    },
    {
      title: 'Style guide of a national park service: the best plain-English guide I have read',
      body: '',
      link: 'https://trailandtext.example/plain-english-style-guide',
      author: 'wordcount_wes',
      hoursAgo: 19.1,
      score: 203,
      ratio: 0.98,
      comments: 18,
      flair: 'Resource',
    },
    {
      title: '10 reasons why content is king in the digital landscape',
      body: `In today's fast-paced digital landscape, content is more important than ever. Let's delve into ten reasons why. 1. Content builds trust. 2. Content drives engagement. 3. Content is the backbone of`,
      author: 'bizgrowth_insider',
      hoursAgo: 0.9,
      score: 0,
      ratio: 0.06,
      comments: 5,
      replies: [{ author: 'dangling_mod', body: 'the backbone of WHAT', score: 58, hoursAgo: 0.7 }],
    },
    {
      title: 'Need a way to see which old articles to update first, 600 posts, one of me',
      body: `Inherited a blog with 600 posts from 2014 on. Some get traffic, some are wrong, some are both, and those keep me awake. I've export from analytics and search console but matching it all up by hand in a sheet took a day for 80 of them.

Is there a tool that gives me a sorted list: losing traffic, still linked from the product, contains a price or a year that's wrong? Or do you have a good spreadsheet setup that you'd describe?`,
      author: 'inherited_the_blog',
      hoursAgo: 7.6,
      score: 59,
      ratio: 0.97,
      comments: 33,
      flair: 'Tools',
    },
  ],
}
