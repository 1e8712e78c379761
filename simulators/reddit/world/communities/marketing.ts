import type { WrittenCommunity } from '../written-community.ts'

export const marketing: WrittenCommunity = {
  name: 'marketing',
  title: 'Marketing: for people who do it for a living',
  about:
    'Discussion for working marketers. Strategy, careers, measurement and the things your CEO said in the meeting. Assume that everybody here has a job in it.',
  subscribers: 1950000,
  postsPerDay: 85,
  rules: [
    {
      name: 'No self-promotion',
      description:
        'No links to your blog, tool, agency, newsletter or video. No "I wrote a thing". You are marketers, we see it coming. One strike.',
    },
    {
      name: 'No links, period',
      description: 'Text posts only. If an article is worth talking about, sum it up and give the name.',
      appliesTo: 'link',
    },
    {
      name: 'No homework, no surveys',
      description: 'Students are welcome to read and to comment. Questionnaires are not welcome.',
    },
    {
      name: 'No job posts or portfolio reviews outside Tuesday',
      description: 'Careers Tuesday is pinned weekly.',
      appliesTo: 'link',
    },
    {
      name: 'No generated posts',
      description:
        'We will remove posts which read as machine written, even when you swear they are not. Write less polished.',
    },
    {
      name: 'Minimum 100 comment karma and a 60 day old account',
      description: 'Hard filter. Modmail about it goes unanswered.',
    },
    { name: 'Professional tone', description: 'You can swear. You cannot insult.' },
  ],
  posts: [
    {
      title: 'CEO wants to know the ROI of the holiday card',
      body: `It's a card. It has a snowman on it. We send 300 of them to people who've paid us for a decade.

I've been asked for "a framework". I've also been asked whether the snowman was tested.`,
      author: 'brandbook_dropout',
      hoursAgo: 8,
      score: 2870,
      ratio: 0.99,
      comments: 241,
      flair: 'Humor',
      replies: [
        { author: 'halogen_hal', body: 'Snowman is top of funnel', score: 1402, hoursAgo: 7.6 },
        {
          author: 'Isolde_Marchetti',
          body: 'Does the snowman have an attribution window or does it just melt',
          score: 1890,
          hoursAgo: 7.2,
        },
      ],
    },
    {
      title: 'I manage a team of 7 and none of us can write anything before Thursday',
      body: `Content and brand team at a mid-size B2B. I asked everyone to note, for two weeks, when they did the work that's in their job description. Writing, designing, analysing. Nearly all of it fell on Thursday afternoon and Friday. Monday to Wednesday is standups, syncs, pre-reads for syncs, and a recurring thing called "marketing x sales alignment" in which we align.

I've got the authority to change our team's calendar, not other people's. What has actually worked for you? I have heard of calendar tools that hold focus blocks and move them around when sales books over them, has anyone rolled out something like that to a whole team without it turning into a joke? Pros, cons, how did the rest of the company react?`,
      author: 'Isolde_Marchetti',
      hoursAgo: 5.9,
      score: 316,
      ratio: 0.97,
      comments: 108,
      flair: 'Question',
      replies: [
        {
          author: 'petrichor_pr',
          body: 'Agency side. We have "closed mornings" in the client contract. Inside a company it only stuck after the CFO started doing it.',
          score: 142,
          hoursAgo: 5.3,
        },
        { author: 'nomorelorem', body: '"in which we align" lmao', score: 233, hoursAgo: 4.6 },
      ],
    },
    {
      title: 'Attribution is astrology for people with budgets',
      body: `Four tools. Four different answers as to where the deal came from. Sales says it was them. The deal says, and I have it on tape, "my brother in law told me about you".

Nobody has a box for brother in law.`,
      author: 'halogen_hal',
      hoursAgo: 14.2,
      score: 1920,
      ratio: 0.97,
      comments: 287,
      flair: 'Discussion',
      replies: [
        {
          author: 'quantile_quinn',
          body: 'Add an open text "how did you hear about us" on the form, read it by hand once a month. Best data I have, and it costs nothing.',
          score: 801,
          hoursAgo: 13.5,
        },
      ],
    },
    {
      title: 'Laid off after 12 years, what does a marketing resume even look like now?',
      body: `Last time I applied for anything we still faxed. I was Director at a regional grocery chain: circulars, radio, loyalty, later on social. I can do real things. I moved real cabbages.

Every posting asks for a "growth mindset" and eight platforms I've never opened. I've had two callbacks from 60. Is it the age? The industry? Do I list the fax era at all?

Grateful for blunt answers.`,
      author: 'cabbages_moved',
      hoursAgo: 19.5,
      score: 840,
      ratio: 0.98,
      comments: 263,
      flair: 'Careers',
      replies: [
        {
          author: 'petrichor_pr',
          body: 'Lead with the cabbages. "Raised loyalty card use from x to y across 40 stores" beats any platform. Retail media networks are hiring precisely you.',
          score: 612,
          hoursAgo: 18.9,
        },
        {
          author: 'brandbook_dropout',
          body: 'I would hire someone on the strength of "I moved real cabbages".',
          score: 744,
          hoursAgo: 18,
        },
      ],
    },
    {
      title: 'How do small marketing consultancies deal with slow paying clients without souring it?',
      body: `Three of us, all ex agency. Clients are larger than we are, the marketing people love us and have no influence whatsoever over accounts payable. At any moment 35 to 50k is stuck "in process".

The awkward bit is that my contact's the friendly one. If I chase her it costs goodwill, if I chase AP directly I'm going around her. We do it by hand, from a shared spreadsheet, and it depends on who feels brave that week.

Has anyone put in a proper system for that, where reminders go out to AP on a schedule, politely, with the contact only copied in once it's serious? Or does one simply hire a part time credit controller at this size?`,
      author: 'nomorelorem',
      hoursAgo: 11.3,
      score: 127,
      ratio: 0.95,
      comments: 59,
      flair: 'Question',
    },
    {
      title: 'We killed the blog. A year later, what happened',
      body: `Context: industrial fasteners, 60M revenue, marketing of four. We had 900 articles. "What is a bolt." You know the kind.

We deleted 840 and redirected the lot, kept 60 which our own salespeople had ever sent to someone, and moved the writer's time to spec sheets and a printed catalogue. Yes, printed.

Traffic: down 71%.
Quote requests: up 9%.
Time for sales to find a document: no idea, but they've stopped shouting.
Catalogue requests: 2,100, and engineers put Post-its in it, which I have seen with my own eyes and which moved me.

I would not generalise. If you sell something cheap to everyone, you want the traffic. We sell something specific to about 4,000 people, and I could invite every one of them to a (large) barbecue.`,
      author: 'torque_and_thread',
      hoursAgo: 37,
      score: 1512,
      ratio: 0.98,
      comments: 173,
      flair: 'Case study',
      replies: [
        {
          author: 'quantile_quinn',
          body: 'What was the filter for the 60? Sent by sales at least once in what period?',
          score: 190,
          hoursAgo: 35.8,
        },
        {
          author: 'torque_and_thread',
          body: 'Two years of sent mail. We asked IT for links. It took them a day and a box of doughnuts.',
          score: 266,
          hoursAgo: 35,
        },
      ],
    },
    {
      title: 'is anybody else just tired',
      body: `every week a new channel every week a new "the old way is dead". i've been doing this for 9 years and i think what works is: say what it is, say it to the right people, say it again. and i can't put that on a slide`,
      author: 'mauve_alert',
      hoursAgo: 21.8,
      score: 2240,
      ratio: 0.98,
      comments: 194,
      flair: 'Rant',
    },
    {
      title:
        'What do you use for a simple social approval flow? Client keeps approving in WhatsApp voice notes',
      body: `5 person agency, 14 clients. Most are OK with a shared sheet. One sends voice notes while driving. "The second one yes, the one with the lady, not that lady." We posted the wrong lady.

Need: a link the client opens on the phone, sees the post, taps yes or writes why not. No login for them. Doesn't need to publish, we do that. Everything I find is a whole scheduling suite at 300 a month. What do other small agencies do?`,
      author: 'Corwin_Adeyemi',
      hoursAgo: 3.1,
      score: 104,
      ratio: 0.96,
      comments: 71,
      flair: 'Tools',
    },
    {
      title: 'Agency pitched us with our own case study',
      body: `Slide 14. Same chart. They'd changed the colours. I let them get to the end and asked what they would have done differently, and they said, quote, "honestly nothing, it's very strong work".

Thank you!`,
      author: 'petrichor_pr',
      hoursAgo: 26.4,
      score: 4160,
      ratio: 0.99,
      comments: 202,
      flair: 'Stories',
    },
    {
      title: 'Rebrand reveal: stakeholders want the logo to "feel more 7am"',
      body: `Has anyone briefed a designer on a time of day before? Asking for a designer who's lying down. The follow-up note says "but not a cold 7am".`,
      author: 'kerning_crisis',
      hoursAgo: 1.3,
      score: 388,
      ratio: 0.98,
      comments: 64,
      flair: 'Humor',
      replies: [
        {
          author: 'brandbook_dropout',
          body: 'Currently it feels 4:40pm, Sunday. I see what they mean.',
          score: 207,
          hoursAgo: 1.1,
        },
      ],
    },
    {
      title: 'How much do you trust panels for a price study? Two quotes, 4x apart',
      body: `Consumer product, mid price, want a decent read on willingness to pay before retail talks in spring. Quote A is 6k for 400 completes, quote B is 24k for 400 completes and a very nice deck. Both say "quality checked".

Has anyone run the same study on a cheap and an expensive panel? Did the curve move? I don't mind paying for better people, I mind paying for the deck.`,
      author: 'quantile_quinn',
      hoursAgo: 30.6,
      score: 96,
      ratio: 0.95,
      comments: 43,
      flair: 'Research',
    },
  ],
}
