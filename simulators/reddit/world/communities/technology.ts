import type { WrittenCommunity } from '../written-community.ts'

export const technology: WrittenCommunity = {
  name: 'technology',
  title: 'technology: news about the machines and what they do to us',
  about:
    'News, analysis and argument about technology and the business and politics around it. Mostly links; text posts are welcome when there is a question in them.',
  subscribers: 17900000,
  postsPerDay: 240,
  rules: [
    {
      name: 'Submissions must be primarily about technology',
      description:
        'A company that makes phones changing its canteen is not technology news. If the technology could be swapped for a potato and the story would be the same, it will be removed.',
    },
    {
      name: 'Use the original headline',
      description:
        'No editorialising, no "BREAKING", no capital letters of your own. You may add the publication year in brackets if it is older than a month.',
      appliesTo: 'link',
    },
    {
      name: 'No self-promotion, no advertising, no referral links',
      description:
        'You may not submit or comment with links to anything you own, work for or get paid by. There is no thread for it and no exceptions by modmail. First time is a permanent ban for the account and the domain.',
      appliesTo: 'all',
    },
    {
      name: 'No paywalled or login-only sources without a readable copy',
      description: 'Put a summary in your own words in the comments. Not a machine summary.',
      appliesTo: 'link',
    },
    {
      name: 'No tech support',
      description:
        '"Why is my laptop hot" goes elsewhere. General questions about how people live with technology may stay.',
    },
    {
      name: 'No personal attacks, witch hunts or doxxing',
      description: 'Criticise companies and decisions. Leave employees, families and addresses out of it.',
      appliesTo: 'comment',
    },
    {
      name: 'No petitions, surveys or fundraisers',
      description: 'However good the cause. Everyone believes theirs is the good one.',
    },
  ],
  posts: [
    {
      title: 'Car maker to charge monthly fee for seat memory, says drivers "asked for flexibility"',
      body: '',
      link: 'https://themorningrelay.example/cars/seat-memory-subscription',
      author: 'torque_wrench_tim',
      hoursAgo: 7.3,
      score: 38400,
      ratio: 0.96,
      comments: 3120,
      flair: 'Transportation',
      replies: [
        {
          author: 'beige_alert',
          body: 'I did ask for flexibility. I meant in the seat.',
          score: 14200,
          hoursAgo: 7,
        },
        {
          author: 'copperhaze',
          body: 'My 2011 hatchback remembers where the seat was by the seat still being there.',
          score: 11870,
          hoursAgo: 6.8,
        },
        {
          author: 'pollyhedron',
          body: 'The motor, the memory chip and the button are all in the car already. You are renting permission.',
          score: 6040,
          hoursAgo: 6.1,
        },
      ],
    },
    {
      title: 'Researchers print a working battery out of seaweed and rust',
      body: '',
      link: 'https://tidalsciencedesk.example/seaweed-battery',
      author: 'kelpforest',
      hoursAgo: 15,
      score: 9120,
      ratio: 0.94,
      comments: 402,
      flair: 'Energy',
    },
    {
      title: 'What is a piece of technology that actually gave you time back?',
      body: `Everything sold to me in the past decade was going to save time, and I've never had less of it. My phone tells me to breathe. My watch tells me to stand. My calendar lets eleven people put things in it and I get to pick "yes", "no", or "maybe", which means yes.

So a sincere question: what *did* work? Not fun, not clever. Something which at the end of the week left you with an empty hour that wasn't there before.

I'll begin: a dishwasher, and an email rule which hides everything with the word "unsubscribe" in it until Friday.

The calendar one I'd really love an answer to. Work and family are both in there, everyone can see the gaps, and gaps get eaten. Is there one that defends the gaps?`,
      author: 'standing_reminder',
      hoursAgo: 11.2,
      score: 2870,
      ratio: 0.92,
      comments: 1460,
      flair: 'Discussion',
      replies: [
        {
          author: 'beige_alert',
          body: 'Robot vacuum. Named it after my brother in law because it also bumps into things and needs to be rescued.',
          score: 1903,
          hoursAgo: 10.8,
        },
        {
          author: 'marzipan_mode',
          body: 'Turning off every notification that is not a human. Took 20 minutes, got back my twenties.',
          score: 2210,
          hoursAgo: 10.2,
        },
        {
          author: 'gatepost',
          body: 'for the calendar: i have a second fake one that is only meetings with myself and share it as busy. primitive but holds',
          score: 388,
          hoursAgo: 9.5,
        },
      ],
    },
    {
      title: 'City council replaces chatbot with phone line, complaints fall by half',
      body: '',
      link: 'https://harbourgazette.example/council-chatbot-retired',
      author: 'dialtone_dora',
      hoursAgo: 19,
      score: 21700,
      ratio: 0.98,
      comments: 890,
      flair: 'Society',
    },
    {
      title: 'Small shop owners: has any stock software been worth it, or is it still the clipboard?',
      body: `My parents run a hardware and garden shop in a town of 6,000. I'm "the one who knows computers", so at Christmas I was asked to sort out the stock.

What they have: a till from 2012 that knows prices but not quantities, a clipboard, and my father, who does know the quantities, but he's 71 and would like to go to Portugal.

What I've tried: two systems, both obviously made for chains. One wanted a consultant for the setup. The other needed every screw to have a barcode. They sell screws by weight, out of a drawer.

There must be a thousand shops like this. What do they use? A phone you point at a shelf? A spreadsheet with a low-stock warning? I don't mind paying monthly. I mind if my mother has to take a course.`,
      author: 'heir_to_the_clipboard',
      hoursAgo: 22,
      score: 734,
      ratio: 0.9,
      comments: 268,
      flair: 'Discussion',
      replies: [
        {
          author: 'copperhaze',
          body: 'Count the 50 things that make most of the money, ignore the screws. Any tool will do once you stop trying to track the drawer.',
          score: 415,
          hoursAgo: 21.4,
        },
        {
          author: 'retired_from_pos',
          body: 'Sold tills for 20 years. The clipboard has better uptime than anything I ever installed.',
          score: 602,
          hoursAgo: 20.7,
        },
      ],
    },
    {
      title: 'Streaming service adds ads to the ad-free tier, renames it "ad-light"',
      body: '',
      link: 'https://themorningrelay.example/media/ad-light',
      author: 'marzipan_mode',
      hoursAgo: 4.4,
      score: 29300,
      ratio: 0.97,
      comments: 2240,
      flair: 'Business',
      replies: [
        { author: 'oat_flat_earth', body: 'sugar-light, the new name for sugar', score: 5120, hoursAgo: 4.2 },
        {
          author: 'torque_wrench_tim',
          body: 'My library card has an ad-free tier. Been on it since 1988.',
          score: 8033,
          hoursAgo: 3.9,
        },
      ],
    },
    {
      title: 'Regional power grid ran a full day on storage alone for the first time',
      body: '',
      link: 'https://gridwatchweekly.example/full-day-on-storage',
      author: 'kelpforest',
      hoursAgo: 25,
      score: 16800,
      ratio: 0.95,
      comments: 711,
      flair: 'Energy',
    },
    {
      title: 'Why does every outage page say "a small number of users"',
      body: `I'm a small number of users. I am one. I've been one for four hours.

My door lock is down. MY DOOR LOCK. It has a status page. The status page is green, because the status page is about the website, and the website's fine, the website would be pleased to sell me a second lock.

I'm writing this from my neighbor's step. He has a key. The metal type. He's being very good about it but I can tell he will bring it up.`,
      author: 'on_the_step',
      hoursAgo: 2.8,
      score: 12650,
      ratio: 0.98,
      comments: 934,
      flair: 'Discussion',
      replies: [
        {
          author: 'gatepost',
          body: 'update us when the lock updates',
          score: 4420,
          hoursAgo: 2.6,
        },
        {
          author: 'on_the_step',
          body: 'it updated. that is what it was doing. it was updating.',
          score: 9910,
          hoursAgo: 1.4,
        },
      ],
    },
    {
      title: 'Top 10 AI gadgets you NEED this year (number 4 is insane)',
      body: '',
      link: 'https://gadgetblast.example/top-10-ai-gadgets?aff=2291',
      author: 'gadgetblast_deals',
      hoursAgo: 0.9,
      score: 0,
      ratio: 0.06,
      comments: 11,
      replies: [{ author: 'oat_flat_earth', body: 'number 4 is a lamp', score: 73, hoursAgo: 0.7 }],
    },
    {
      title: 'Hot take: the file was the best idea computing ever had and we are giving it up for nothing',
      body: `A file is yours. It has a name you picked. You can put it on a stick, hand it to your sister, open it in a different program in twenty years. If the company dies, it doesn't notice.

My nephew is 16 and does well at school. I asked him to send me his essay. He sent me a link. The link asked me to request access. He granted access. The essay was then "being prepared for viewing". I asked him where it *is*, and he looked at me as if I'd asked where the radio songs live.

I'm not against any of it. Editing together is great and I've lost enough floppies. But nobody decided this. Nobody sat down and said: people will no longer have things, they'll have permission to look at things. It came in a bit at a time, with a nice animation.

Export something today. Put it in a folder. Give it a silly name.`,
      author: 'sneakernet_sal',
      hoursAgo: 37,
      score: 18200,
      ratio: 0.94,
      comments: 2033,
      flair: 'Discussion',
    },
    {
      title: 'Schools that locked phones away report louder lunch breaks',
      body: '',
      link: 'https://harbourgazette.example/phones-lunch-breaks',
      author: 'dialtone_dora',
      hoursAgo: 52,
      score: 24100,
      ratio: 0.95,
      comments: 1388,
      flair: 'Society',
    },
  ],
}
