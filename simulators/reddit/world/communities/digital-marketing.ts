import type { WrittenCommunity } from '../written-community.ts'

export const digitalMarketing: WrittenCommunity = {
  name: 'digital_marketing',
  title: 'Digital Marketing',
  about:
    'Social, search, email, analytics, all of it. Beginners and old hands. Share what works, ask what does not.',
  subscribers: 356000,
  postsPerDay: 110,
  rules: [
    {
      name: 'Promotion on Saturdays only',
      description:
        'Tools, services and courses may be shared in the Saturday Showcase thread. On other days it is spam.',
      appliesTo: 'link',
    },
    {
      name: 'Do not solicit',
      description: '"I can help you with that, DM me" is a solicitation. Answer here or do not answer.',
      appliesTo: 'comment',
    },
    {
      name: 'Links need a summary',
      description:
        'If you post a link, add a comment of at least three sentences on why it is worth reading. Otherwise automod removes it after 30 minutes.',
      appliesTo: 'link',
    },
    {
      name: 'No guest post or backlink trading',
      description: 'Not for sale, not wanted, not "collaboration".',
    },
    {
      name: 'Label AI content',
      description:
        'If a text or image in your post was generated, use the AI flair. Unlabelled gets removed, labelled is fine.',
    },
  ],
  posts: [
    {
      title:
        'Local client (dog groomer) gets 400 visits a month from ads and still books everything by phone. Advice?',
      body: `I do Meta and Google for small local businesses, and one's a groomer, three tables, nice reviews. Ads work: clicks cost about 60 cents, there are around 400 visits a month to the page.

Then... there's a phone number. That's it. Open 9 to 5, and they don't answer since they're, you know, holding a dog. I put call tracking on: 58% of calls missed. I'm literally paying to make a phone ring in an empty room.

I suggested online booking and she said she tried one "for nails" and it booked a Great Pyrenees into half an hour.

Is there booking software that really understands grooming (size, coat, temperament), and that I can fire a conversion event from? If I could show cost per booked dog, I'd keep this client for life. What have you set up for pet businesses?`,
      author: 'geofence_gina',
      hoursAgo: 5.4,
      score: 92,
      ratio: 0.97,
      comments: 37,
      flair: 'Question',
      replies: [
        {
          author: 'utm_tangle',
          body: 'Cost per booked dog is the best KPI I have read on here.',
          score: 78,
          hoursAgo: 5,
        },
        {
          author: 'ravi_on_reach',
          body: 'As a stopgap: missed call text back with a form link. Got a vet client from 50% missed to about 20% lost.',
          score: 41,
          hoursAgo: 4.2,
        },
      ],
    },
    {
      title: 'Beginner here. Did 3 courses, still do not know what a marketer does all day',
      body: `ok so i know what a funnel is, i know what CTR is, i can make a carousel. but if somebody hired me tomorrow and i sat down at 9... what do i open first? what do you actually do between 9 and 12? serious question`,
      author: 'amahle_starts',
      hoursAgo: 9.6,
      score: 274,
      ratio: 0.95,
      comments: 118,
      flair: 'Beginner',
      replies: [
        {
          author: 'utm_tangle',
          body: '9:00 open dashboard. 9:05 number is down. 9:06 to 11:30 find out that tracking broke. 11:30 fix it. 12:00 number was fine all along.',
          score: 402,
          hoursAgo: 9.1,
        },
        {
          author: 'Solveig_B',
          body: 'Honest answer: mostly writing emails to get other people to send you things. Learn to write a good short email, it is worth more than the courses.',
          score: 251,
          hoursAgo: 8,
        },
      ],
    },
    {
      title:
        'Client fired us, then asked for the passwords to the accounts they own, that we told them 6 times to write down',
      body: `And the best thing is the reason we were fired: "lack of communication". I have the six emails in a folder. I look at the folder the way other people look at the sea.`,
      author: 'ravi_on_reach',
      hoursAgo: 12.5,
      score: 613,
      ratio: 0.99,
      comments: 57,
      flair: 'Rant',
    },
    {
      title: '27 ChatGPT prompts that replaced my entire team',
      body: `Here are the prompts top marketers do not want you to know. Thread 👇

1. "Act as a world class marketer"
2. "Act as a world class copywriter"
3. "Act as a world class strategist"

... get the other 24 free, comment PROMPT`,
      author: 'scalewithdevon',
      hoursAgo: 2,
      score: 0,
      ratio: 0.19,
      comments: 14,
      flair: 'AI',
    },
    {
      title: 'What reporting tool do you use for 20+ small clients? Spending two days each month on PDFs',
      body: `Every month, 1st to 3rd: open five platforms for 23 clients, screenshot, paste, write "performance was stable". Nobody reads page 2. I know because on page 2 of one of them I wrote "if you read this I'll buy you lunch" in March and I've bought zero lunches.

I want one page per client, automatic, with a space for me to write three sentences. Under 10 per client per month. I have tried the free dashboards and the connectors break whenever I look away. What do you use?`,
      author: 'pagetwo_lunch',
      hoursAgo: 7.8,
      score: 186,
      ratio: 0.97,
      comments: 94,
      flair: 'Tools',
      replies: [
        {
          author: 'geofence_gina',
          body: 'I send a 90 second voice memo instead. Nobody has asked for a PDF since.',
          score: 132,
          hoursAgo: 7.1,
        },
        {
          author: 'tern_and_tide',
          body: 'Putting the lunch thing on all of mine.',
          score: 97,
          hoursAgo: 6.6,
        },
      ],
    },
    {
      title: 'Went from 0 to 11k followers for a lighthouse museum. What I did',
      body: `Unpaid, I volunteer there. The museum has a lighthouse, a tea room and a retired keeper called Alf who's 84.

- Tried nice drone shots: 200 views each
- Tried history facts: 300
- Filmed Alf explaining why he doesn't trust gulls: 1.4 million

Then it was simply Alf twice a week. He doesn't know what a reel is. He thinks that I'm "taking snaps". We asked his permission obviously, and his daughter's.

Visitors are up 60% on last year and they ask for him at the desk. He has started wearing the good cap.

Lesson, if you need one: there's nearly always an Alf.`,
      author: 'tern_and_tide',
      hoursAgo: 24.7,
      score: 3120,
      ratio: 1,
      comments: 168,
      flair: 'Case study',
      replies: [
        { author: 'amahle_starts', body: 'the GOOD CAP', score: 911, hoursAgo: 23.6 },
        { author: 'pagetwo_lunch', body: 'What is his position on puffins', score: 640, hoursAgo: 22 },
        { author: 'tern_and_tide', body: '"Honest birds."', score: 1204, hoursAgo: 21.5 },
      ],
    },
    {
      title: 'GA4 numbers and shop backend differ by 22%. Normal or broken?',
      body: `Small ecommerce, consent banner on, server side tagging off. GA4 shows 312 purchases in October, the shop says 401. I've read that 10 to 15 is normal with consent. Is 22 still within the pain threshold or am I losing events? How do I go about finding out without spending the whole of November on it?`,
      author: 'kestrel_metrics',
      hoursAgo: 15.9,
      score: 74,
      ratio: 0.96,
      comments: 39,
      flair: 'Analytics',
    },
    {
      title: 'My tutoring client wants leads but cannot handle the ones she gets',
      body: `She teaches maths and physics, two part-time tutors with her. I got her 40 enquiries in September for pocket money. She converted 9. I asked what happened with the other 31, and she showed me her WhatsApp. Oh dear.

Parents ask "when do you have time?", she offers three slots, they reply two days later, slots are gone, repeat till someone gives up. Then the ones who do start pay by bank transfer whenever they remember.

So before I spend any more of her money: which tools do people set up for private tutors, so that a parent can see real availability, book a trial lesson and pay, from the landing page? I'm happy to do the setup. Must handle three tutors and recurring lessons.`,
      author: 'Solveig_B',
      hoursAgo: 10.2,
      score: 68,
      ratio: 0.98,
      comments: 31,
      flair: 'Question',
      replies: [
        {
          author: 'ravi_on_reach',
          body: 'Had the same with a driving school. The ads were never the problem. Fix the calendar and you look like a genius.',
          score: 54,
          hoursAgo: 9.4,
        },
      ],
    },
    {
      title: 'Is it just me or did reach for local pages fall off in October?',
      body: `Six pages, different towns, all down 30 to 45% since about the 9th. No change in posting. Anyone else? Or is it me`,
      author: 'utm_tangle',
      hoursAgo: 18.1,
      score: 141,
      ratio: 0.96,
      comments: 103,
      flair: 'Social',
    },
    {
      title: 'A field guide to consent banners that people do not hate',
      body: '',
      link: 'https://softpixel.example/consent-field-guide',
      author: 'kestrel_metrics',
      hoursAgo: 29.3,
      score: 122,
      ratio: 0.94,
      comments: 21,
      flair: 'Resource',
      replies: [
        {
          author: 'kestrel_metrics',
          body: 'Summary as per the rules: somebody tested 14 banner layouts on a regional news site. Plain language with two equal buttons got nearly as many yeses as the sneaky one. And complaints went to almost nothing. Worth it for the screenshots.',
          score: 30,
          hoursAgo: 29.2,
        },
      ],
    },
    {
      title: 'Hiring a junior: 340 applicants, 290 with the same cover letter',
      body: `"I am thrilled to apply for this exciting opportunity at the intersection of." Two hundred and ninety times. The intersection must be jammed.

We're interviewing the one who wrote "I run the account for my aunt's fish shop, here is what happened when I stopped posting prices". If you're junior and reading this: fish shop. Be fish shop.`,
      author: 'Bertrand_Nkemelu',
      hoursAgo: 20.8,
      score: 1480,
      ratio: 0.98,
      comments: 133,
      flair: 'Careers',
    },
    {
      title: 'Retainer or per project for a 2 person business? Client insists on hourly',
      body: `Garden centre, wants "a few hours when needed". I know how it ends: 1 hour in May, 40 in the week before Christmas trees. How do you price irregular people?`,
      author: 'mossbank_media',
      hoursAgo: 43,
      score: 37,
      ratio: 0.92,
      comments: 28,
      flair: 'Freelance',
    },
  ],
}
