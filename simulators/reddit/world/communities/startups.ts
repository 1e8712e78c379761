import type { WrittenCommunity } from '../written-community.ts'

export const startups: WrittenCommunity = {
  name: 'startups',
  title: 'Startups: the place to talk about building a company',
  about:
    'The community for ambitious and tired people building companies that are meant to grow. Ask real questions, give real answers. Not an advertising channel.',
  subscribers: 1840000,
  postsPerDay: 95,
  rules: [
    {
      name: 'No direct sales, advertising or promotion',
      description:
        'This includes your product, your newsletter, your podcast, your waitlist and your friend\'s product. It applies to posts **and** comments. "I happen to have built something for this" counts. First offence is a removal, second is a ban.',
    },
    {
      name: 'Share your startup in the quarterly thread',
      description:
        'The Share Your Startup thread is pinned once a quarter. Follow its template or be removed.',
    },
    {
      name: 'Posts must be at least 250 characters and be about startups',
      description: 'We are not a place for dropshipping, agencies, local shops or "what should I build".',
      appliesTo: 'link',
    },
    {
      name: 'No links in posts',
      description:
        'Write out what you have to say here. Links to blogs, videos and tweets are removed automatically. Exceptions: primary sources in the body.',
      appliesTo: 'link',
    },
    {
      name: 'No recruiting outside the cofounder thread',
      description: 'Looking for a cofounder or a job? There is a thread on the first of each month.',
    },
    {
      name: 'No surveys or "validate my idea" posts',
      description: 'Go talk to the people who would buy it. We are not them.',
    },
    {
      name: 'No generated content',
      description:
        'Posts and comments written by a language model are removed and the account is banned. We can usually tell and when we cannot, other users can.',
    },
    { name: 'Be respectful', description: 'Disagree with arguments. Do not post personal attacks.' },
  ],
  posts: [
    {
      title: 'Our engineers have 11 hours of meetings a week at a 9 person company. How did we get here?',
      body: `I pulled the calendars for the last six weeks because our lead said, quite calmly, that he "doesn't write code before 4pm anymore". I thought it was hyperbole.

It isn't. Average for the four engineers is 11 hours a week in meetings. That sounds survivable until you look at where they sit: they're sprinkled. There's almost no gap longer than an hour between 10 and 4 on any weekday.

We've tried no-meeting Wednesday. It lasted three Wednesdays, because the customer success side cannot tell a prospect "not Wednesday" with a straight face.

What has worked for you in practice? I'm interested in rules as well as software. If there's some calendar setup that defends blocks for people automatically and still lets a customer call through, I would love to hear which one and how the team took it.`,
      author: 'tansy_ragwort',
      hoursAgo: 6.7,
      score: 212,
      ratio: 0.96,
      comments: 84,
      flair: 'Operations',
      replies: [
        {
          author: 'bexley_heath_',
          body: 'Cancel every recurring meeting on the first of the quarter. The ones that matter come back by themselves in a week. About a third did for us.',
          score: 131,
          hoursAgo: 6.1,
        },
        {
          author: 'corduroy_ken',
          body: "No-meeting half days work better than whole days. Mornings are sacred, afternoons are a bazaar. CS can always say 'how about 2?'",
          score: 88,
          hoursAgo: 5.5,
        },
        {
          author: 'MapleAndRust',
          body: 'Your lead sounds like he is about to leave, fwiw. Calm is the last stage.',
          score: 174,
          hoursAgo: 4.9,
        },
      ],
    },
    {
      title: 'My cofounder wants out after 14 months. No vesting agreement. I know, I know.',
      body: `You can skip the part where you tell me we should have had vesting. I've said it to myself every night for two weeks.

Facts: 50/50, incorporated, about 9k MRR, no outside money. He's got a child on the way and a job offer and I don't blame him for either. He has said he "doesn't want to be difficult" but also that he thinks keeping his half is fair because he wrote the first version.

I'd like to hear from people who've been on **either** side of this. What did you settle on? Did you use a mediator? Did the company survive?

I'm seeing a lawyer Thursday. I am not asking for legal advice, I am asking what you wish you'd known before the conversation.

Edit: thank you, all of you. I didn't expect this many private messages from people on the leaving side. We're going to try a proposal where he keeps 15% and it's framed as what he earned, not what I'm taking.`,
      author: 'northerly_five',
      hoursAgo: 25,
      score: 733,
      ratio: 0.97,
      comments: 241,
      flair: 'Founder problems',
      replies: [
        {
          author: 'sunk_cost_sally',
          body: `I was the one who left. What I wanted, and couldn't say, was for someone to acknowledge that the first year was real. The number mattered less than I pretended.`,
          score: 520,
          hoursAgo: 24,
        },
        {
          author: 'gantry_crane',
          body: 'An investor will not touch a company with a 50% holder who is gone. Say that out loud to him. If it is worth zero to you it is worth zero to him.',
          score: 301,
          hoursAgo: 23.4,
        },
        {
          author: 'basalt_column',
          body: 'Did this in the other order: talked numbers first, feelings after. Do feelings first. We lost four months.',
          score: 187,
          hoursAgo: 21,
        },
        {
          author: 'Ambrose_Teller',
          body: '15% framed as earned is a good place to land. Put a buyback clause in while you still like each other.',
          score: 142,
          hoursAgo: 12.5,
        },
      ],
    },
    {
      title: 'Investor ghosted after a verbal yes. Four weeks. Do I chase or walk?',
      body: `Partner said, quote, "we're in, paper to follow next week". That was the 3rd. Two polite nudges, one read receipt, nothing.

We have 5 months of runway and two other slower conversations. I paused those (stupid). Do I un-pause and mention the verbal? Do I send a deadline? I have never done this before and my advisor's advice is "trust the process", which is what people say when they've got a salary.`,
      author: 'halfpastpanic',
      hoursAgo: 12.2,
      score: 164,
      ratio: 0.95,
      comments: 97,
      flair: 'Fundraising',
    },
    {
      title: 'We shut it down on Friday. Notes from three years',
      body: `We made scheduling software for small laboratories. It was a good product, and I will fight anyone in the car park about that. It had 31 customers, who loved it, and there are perhaps 900 such labs we could have ever reached.

People will tell you to check the size of the market. We did. We had a slide. The slide said four billion, because if you draw the circle large enough everything is four billion. What we never did was sit down with the list and count names.

There's a second thing, which is harder to write. Around the end of year one a large equipment maker asked if we'd build the same thing for their service technicians. Boring work, forty thousand potential users, a signed letter. We said no because it "wasn't the vision". I still have the vision. It's in a deck.

Some things I believe now:

**Love isn't pull.** Our customers would have given us a kidney. They never once told another lab about us, because labs don't talk to other labs.

**Slow sales kill quietly.** Nine months per deal means you get about four chances a year to learn something.

**Shut down with money left.** We stopped with ten weeks in the bank. Everyone got paid, every customer got an export and two months to move. I slept fine on Friday. It's Sunday now and I keep opening the laptop to check a dashboard which isn't there.

I'm not looking for a silver lining. I just wanted to write it down where people would understand what it is.`,
      author: 'pipette_and_pray',
      hoursAgo: 66,
      score: 2210,
      ratio: 0.99,
      comments: 187,
      flair: 'Post mortem',
      replies: [
        {
          author: 'vellichor_lane',
          body: '"I keep opening the laptop to check a dashboard which isn\'t there." It goes away around week five. Look after yourself.',
          score: 644,
          hoursAgo: 63.5,
        },
        {
          author: 'tansy_ragwort',
          body: 'Counting names instead of drawing circles. Doing this tomorrow morning.',
          score: 309,
          hoursAgo: 62,
        },
      ],
    },
    {
      title: 'What do you use for logs before you can justify the big platforms?',
      body: `Seed stage, 5 devs, one product, three services and a queue. Right now "logging" means ssh and tail, and the on-call person (me) is getting pretty good at regexes at 2 in the morning.

I've had demos with two of the large vendors. Lovely products. Both quotes would make logging our third biggest cost after salaries and rent and I can't put that in front of the board without laughing.

So what's the step in between? Requirements are modest: everything in one place, fast full text search, keep a month, let everyone on the team look without buying a seat each. I'd rather not run a cluster of anything.

Not looking for pitches (rule 1 exists), looking for what *you* actually run and what annoys you about it.`,
      author: 'ferrous_wheel',
      hoursAgo: 15.8,
      score: 118,
      ratio: 0.94,
      comments: 63,
      flair: 'Tech',
      replies: [
        {
          author: 'corduroy_ken',
          body: "We ran the open source stack on one box for a year. It's fine until the disk fills, and the disk always fills on a Saturday.",
          score: 72,
          hoursAgo: 15,
        },
        {
          author: 'd_okonjo_writes',
          body: 'Seats are the trap. Whatever you pick, pick one where support can search too. Cut our escalations by half.',
          score: 51,
          hoursAgo: 13.3,
        },
      ],
    },
    {
      title: 'Unpopular: most of you do not need a cofounder, you need a friend and a contractor',
      body: `Every week there's a post from someone who's been "searching for a technical cofounder" for a year. A YEAR. In a year you could have learned enough to build a bad version, paid somebody to build an ok version, or found out that nobody wants any version.

You're not looking for a partner. You're looking for permission. And someone to eat lunch with, which is legitimate, but you don't give half of a company away for lunch.`,
      author: 'grumbleweed',
      hoursAgo: 9.5,
      score: 587,
      ratio: 0.84,
      comments: 219,
      flair: 'Discussion',
      replies: [
        {
          author: 'bexley_heath_',
          body: 'As somebody who gave away half a company for lunch: it was quite a good lunch.',
          score: 433,
          hoursAgo: 9,
        },
        {
          author: 'lichen_on_stone',
          body: "Strong disagree. I'd have quit in month 7 without mine, and the worst days never coincided. That is worth half.",
          score: 260,
          hoursAgo: 8.1,
        },
      ],
    },
    {
      title: 'First enterprise customer asked for net 90. Is that normal??',
      body: `We're 4 people. Contract is 36k for the year, paid annually, which was going to be our runway until spring. Procurement came back and said standard terms are net 90 and that the clock starts when the invoice is "accepted in the portal". The portal rejected our first one because the PO number had a space in it.

Do you push back? Offer a discount for paying early? And how do you all keep on top of it when they're late on top of the 90? Right now our receivables system is a note on my phone that says "email Gunther".`,
      author: 'quill_and_query',
      hoursAgo: 3.9,
      score: 96,
      ratio: 0.96,
      comments: 58,
      flair: 'Operations',
      replies: [
        {
          author: 'gantry_crane',
          body: `Ask for net 30 with 2% off. Procurement people have a target for discounts too, you're giving them a win.`,
          score: 77,
          hoursAgo: 3.4,
        },
        {
          author: 'old_kent_rd',
          body: 'The space in the PO number. I felt that in my teeth.',
          score: 92,
          hoursAgo: 2.8,
        },
      ],
    },
    {
      title: 'I will not promote, but what is with everyone writing "I will not promote" in the title',
      body: `Serious question from someone who came back here after a two year break. Half of the titles have it at the end like a spell. Is it an automod thing? Does it ward off evil? Does it work on my landlord? And yes I'm padding this a little because there's apparently a minimum length as well, which I respect, it keeps out the one-liners, such as the one this post wanted to be.`,
      author: 'dormouse_in_chief',
      hoursAgo: 20.4,
      score: 421,
      ratio: 0.93,
      comments: 55,
      flair: 'Meta',
    },
    {
      title: 'Equity for first hire who takes half salary: sanity check please',
      body: `Pre-seed, 400k raised, two founders at 40% each, 10% pool, the rest investors. We want to hire a senior backend person. Market is around 130k where we are, we can do 65k. She's keen and can afford it for 18 months or so.

We were thinking 2.5%, four years, one year cliff. She asked for 5. She didn't ask aggressively, she made a spreadsheet, and to be honest the spreadsheet is better than ours.

Is 5% crazy for employee #1 at half pay? Would you do 3.5 and a salary bump at the next round written into the offer?`,
      author: 'basalt_column',
      hoursAgo: 29,
      score: 143,
      ratio: 0.92,
      comments: 126,
      flair: 'Hiring',
    },
    {
      title: 'How are you finding the first 10 people to interview when you have no network in the industry?',
      body: `I left a job in insurance to work on something for physiotherapy clinics. I'm convinced there's a problem (my wife's a physio, I have watched her fill in the same form four times a day for six years) but apart from her and her two friends I know no one.

Cold emails: 80 sent, 3 replies, 1 call, and she thought I was there about the boiler.

I'm not selling yet. What worked for you to get into the room, and did you pay people for their time? It feels wrong to, and wrong not to.`,
      author: 'late_to_physio',
      hoursAgo: 17.6,
      score: 88,
      ratio: 0.95,
      comments: 49,
      flair: 'Customer discovery',
    },
    {
      title: 'Title inflation at tiny startups is getting silly',
      body: `Interviewed a candidate who had been Global Head of People at a company with three people. I asked who the other two were. The CEO and the Chief of Staff.

Chief. Of. Staff. To whom.

Anyway, we have six employees and no titles and now our bank won't let anyone sign anything, so maybe they were on to something.`,
      author: 'Ambrose_Teller',
      hoursAgo: 33,
      score: 960,
      ratio: 0.97,
      comments: 112,
      flair: 'Humor',
    },
    {
      title: 'Removed my own feature request board. Revenue went up. Coincidence, probably?',
      body: `We had a public board with voting. 340 ideas. The top ones were all from people on the free plan, and every time we built one it was used by roughly nobody. Meanwhile paying customers didn't vote, they just emailed us or left.

Took it down in August, replaced with one question in the cancel flow and one in the third-week email. We've shipped less and it's been better received. I realise n=1 and I also changed the pricing in September, so take it with a bucket of salt. Curious whether others have seen the same.`,
      author: 'isthmus_of_me',
      hoursAgo: 52,
      score: 274,
      ratio: 0.94,
      comments: 66,
      flair: 'Product',
    },
  ],
}
