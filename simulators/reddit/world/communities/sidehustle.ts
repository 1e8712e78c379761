import type { WrittenCommunity } from '../written-community.ts'

export const sidehustle: WrittenCommunity = {
  name: 'sidehustle',
  title: 'Side hustles that are actually work',
  about:
    'Earning money next to your main job. What you do, what it pays per hour after costs, and whether your knees still work.',
  subscribers: 2900000,
  postsPerDay: 180,
  rules: [
    {
      name: 'No referral codes, no affiliate links',
      description:
        'Not in posts, not in comments, not in your profile while you post here. Permanent ban with no warning.',
    },
    {
      name: 'No recruiting, no MLM, no "mentorship"',
      description: 'If someone has to pay or sign people up in order to earn, it does not belong here.',
    },
    {
      name: 'Post your numbers',
      description: 'Sharing a hustle? Say hours, income and costs. Posts without numbers are removed.',
      appliesTo: 'link',
    },
    {
      name: 'No surveys, beta invites or app feedback requests',
      description: 'We are not your test group.',
    },
    {
      name: 'Account must be 30 days old',
      description: 'Because of spam, new accounts cannot post. Comments by new accounts are held for review.',
    },
    {
      name: 'Nothing illegal, nothing that breaks the rules of a school or platform',
      description: 'Writing essays for students, buying reviews, selling accounts: no.',
    },
  ],
  posts: [
    {
      title: 'Tutoring chemistry evenings, 11 students, $1,900/mo. The admin is killing the hourly rate',
      body: `Numbers first because rules: 11 students, 14 hrs of lessons a week at $35 average, about $1,900 a month. Costs are basically gas and printer ink.

BUT. I tracked it in October. 14 hours of teaching and **5.5 hours** a week of texting parents. "Can we do Thursday?" "Can we go back to Wednesday?" "Did I pay for last week?" I don't know Karen's mom, did you? So my real rate is more like $25.

I have a day job so I can't answer during the day, which makes every reschedule a 3-day chain.

Tutors here, how do you run it? Do parents book themselves somewhere? Do you charge in advance? I tried a free calendar link but it let a kid book Sunday 7am and he came.`,
      author: 'molarmass_moe',
      hoursAgo: 6.6,
      score: 231,
      ratio: 0.97,
      comments: 84,
      flair: 'Advice wanted',
      replies: [
        {
          author: 'subjunctive_mood',
          body: 'Spanish tutor. I charge for the month up front and make-ups only happen if there is a free slot on my list. Lost one family, gained my evenings.',
          score: 119,
          hoursAgo: 6,
        },
        {
          author: 'cement_shoes_size9',
          body: 'he CAME. at 7am on a sunday. give that kid a scholarship',
          score: 310,
          hoursAgo: 5.2,
        },
      ],
    },
    {
      title: 'I wash dogs in my garage on weekends. $640 last month. Real breakdown',
      body: `**Hours:** 22
**Dogs:** 26
**Income:** $715
**Costs:** $75 (shampoo, towels, one replaced hose because of a husky)
**Net:** $640, so $29 an hour

How it began: neighbor with a bad back and a big lab. Then her sister. Then the whole cul-de-sac.

Pros: dogs. Cons: dogs, when wet. My wife has asked that I stop using her hairdryer.

What's stopping me from doing more is the booking side. It's all texts, I've got them in four different apps, and last Sunday two people showed up at 10 both sure they had 10. Both dogs were fine with it, the owners weren't. If anybody's got a simple way to let people pick a slot and tell me how big the dog is I'm all ears, I don't even have a website.

Edit: since 20 people asked, yes I checked with the city, no license needed for bathing here, and I did get insurance.`,
      author: 'garagehound_greg',
      hoursAgo: 12.8,
      score: 1870,
      ratio: 0.99,
      comments: 203,
      flair: 'My hustle',
      replies: [
        {
          author: 'thriftwise_tam',
          body: 'a hose because of a husky. that is the whole breed in one line',
          score: 640,
          hoursAgo: 12,
        },
        {
          author: 'old_ladder_co',
          body: "Add nail trims. $12, 5 minutes, everybody says yes. You'll be at $35 an hour.",
          score: 388,
          hoursAgo: 11.1,
        },
        {
          author: 'garagehound_greg',
          body: 'Nails scare me more than they scare the dogs, but I am taking a class in January',
          score: 270,
          hoursAgo: 10.4,
        },
      ],
    },
    {
      title: 'Delivery app driving, 3 months, 1,140 miles, the honest math',
      body: `Gross 2,318. Gas 201. Set aside 0.30/mile for the car = 342. Left: 1,775 over 161 hours, so 11.02/hr before tax.

And one parking ticket, so 10.60. It got me out of a hole and I am grateful. But please put the car in your math.`,
      author: 'longwayround_lou',
      hoursAgo: 24,
      score: 1204,
      ratio: 0.98,
      comments: 177,
      flair: 'My hustle',
    },
    {
      title: 'Everyone on here flips furniture. WHO is buying the furniture',
      body: `I've got a dresser in my living room. It's sanded. It's sage green. It has brass pulls. It's been listed for 9 weeks. I have one message and it says "is this available" and when I said yes they left this earth

i think we are just moving the same dresser around`,
      author: 'cement_shoes_size9',
      hoursAgo: 9.1,
      score: 4310,
      ratio: 0.98,
      comments: 391,
      flair: 'Rant',
      replies: [
        { author: 'thriftwise_tam', body: 'Is this available', score: 2205, hoursAgo: 8.9 },
        {
          author: 'Norbertine_W',
          body: 'Sage green was 2022. Strip it back to wood and raise the price by 80. I am completely serious.',
          score: 904,
          hoursAgo: 8,
        },
      ],
    },
    {
      title: 'Started invoicing my Saturday handyman jobs properly, and now people pay slower??',
      body: `When it was cash they paid on the spot. Then I got all official: LLC, logo, invoice by email with "due in 14 days". Now everyone takes 14 days plus two weeks. I've got $1,350 outstanding on a hustle that makes about $1,600 a month, 30 hours.

I don't want to spend my lunch break at my real job writing "just bumping this". Is there an app which does the bumping? Or should I go back to standing in the kitchen looking hopeful`,
      author: 'old_ladder_co',
      hoursAgo: 5,
      score: 167,
      ratio: 0.96,
      comments: 91,
      flair: 'Advice wanted',
      replies: [
        {
          author: 'longwayround_lou',
          body: 'Change 14 days to "due on completion" and have a card link on your phone. You trained them.',
          score: 143,
          hoursAgo: 4.6,
        },
        {
          author: 'subjunctive_mood',
          body: 'standing in the kitchen looking hopeful is a proven method',
          score: 201,
          hoursAgo: 4.1,
        },
      ],
    },
    {
      title: 'need 500 by friday any ideas',
      body: `i have a shovel and a brother with a truck. minnesota. rent is short and my landlord is nice but not that nice. already sold the console`,
      author: 'tyrelle_mn',
      hoursAgo: 62,
      score: 96,
      ratio: 0.82,
      comments: 128,
      replies: [
        {
          author: 'Norbertine_W',
          body: 'It snows in Minnesota tonight. Knock on every door with a walker in the window and be kind on price. You will have it by Thursday.',
          score: 388,
          hoursAgo: 61.5,
        },
        { author: 'tyrelle_mn', body: 'going', score: 402, hoursAgo: 61.1 },
      ],
    },
    {
      title: 'Update: shovel guy. 610 in two days',
      body: `13 driveways. one lady gave me soup. two want me all winter. thank you to whoever said walkers in the window

hours: 15
costs: gas 18, gloves 22`,
      author: 'tyrelle_mn',
      hoursAgo: 0.5,
      score: 2960,
      ratio: 1,
      comments: 114,
      flair: 'Update',
      replies: [
        { author: 'Norbertine_W', body: 'This made my week. Eat the soup.', score: 803, hoursAgo: 0.4 },
      ],
    },
    {
      title: 'Is transcription dead? I used to make 700 a month',
      body: `I did legal and medical for nine years, nights after the kids were down. The rates went from 1.10 a minute to 0.35 for "editing" machine text, which takes as long as typing it did, since it's wrong in ways that look right.

I type 95 wpm, and I can spell cholecystectomy. What do people like me do now? Not looking for pity, looking for ideas for someone careful who works at night.`,
      author: 'nightshift_nan',
      hoursAgo: 17.3,
      score: 744,
      ratio: 0.98,
      comments: 216,
      flair: 'Advice wanted',
    },
    {
      title: 'Selling at craft fairs: how do you know what you have left and what to make next?',
      body: `I make earrings and hair clips, about 120 designs. 2 fairs a month plus a small online shop, ~$850/mo, maybe 40 hours including making.

After every fair I dump the trays on the bed and try to work out what sold. By the time I've updated the online listing someone has bought a pair that no longer exists, third time since summer. I don't need a warehouse system. Just quick tap "sold" at the fair, online count goes down, and tells me which ones to make. Phone only. What are you using?`,
      author: 'magpie_mirela',
      hoursAgo: 10.6,
      score: 148,
      ratio: 0.97,
      comments: 66,
      flair: 'Advice wanted',
    },
    {
      title: 'Told my boss about my side hustle and he wants to buy 40 of them',
      body: `I make cutting boards. Was scared he'd be mad. He goes "for the client gifts" and now I have got to make 40 by December 15 with a saw I share with my brother in law. Gross would be 2,600, wood about 700, hours unknown, sleep none. Wish me luck`,
      author: 'endgrain_eddie',
      hoursAgo: 20.2,
      score: 1655,
      ratio: 0.99,
      comments: 88,
      flair: 'My hustle',
    },
    {
      title: 'What 60 people told me about their first $100 (long read)',
      body: '',
      link: 'https://sundaymoney.example/first-hundred',
      author: 'Petra_Lund_writes',
      hoursAgo: 84,
      score: 87,
      ratio: 0.79,
      comments: 17,
    },
    {
      title: 'Taxes question: can I deduct the van if my kid also sleeps in it',
      body: `Context: I do mobile bike repair on weekends, ~$900/mo, 35 hrs, parts 210. Van is used for bikes on Sat and Sun and my son (16) has decided it is his bedroom Mon-Fri. There's a rug now. What percentage is that`,
      author: 'chainring_charlie',
      hoursAgo: 14.9,
      score: 513,
      ratio: 0.98,
      comments: 72,
      replies: [
        {
          author: 'longwayround_lou',
          body: 'Charge him rent, then it is a different form',
          score: 420,
          hoursAgo: 14.2,
        },
      ],
    },
  ],
}
