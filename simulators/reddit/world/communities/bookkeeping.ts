import type { WrittenCommunity } from '../written-community.ts'

export const bookkeeping: WrittenCommunity = {
  name: 'Bookkeeping',
  title: 'Bookkeeping',
  about:
    'For bookkeepers, whether you have one client or sixty. Reconciliations, cleanups, pricing, software, and the client who just sent you a photo of a shoebox.',
  subscribers: 78600,
  postsPerDay: 24,
  rules: [
    {
      name: 'No self-promotion. None.',
      description:
        'Do not promote your software, firm, course, newsletter, template, Discord or YouTube channel, in posts, comments or DMs to members. This includes "I built something for this, happy to share". Reports of unsolicited DMs lead to a ban.',
    },
    {
      name: 'No market research',
      description:
        'No surveys, no "what are your biggest pain points", no "would you pay for". We are not your focus group.',
    },
    {
      name: 'No job offers or client poaching',
      description: 'No hiring posts, no "DM me", no offers to take over a client somebody is asking about.',
    },
    {
      name: 'Include your country and software',
      description:
        'Sales tax, VAT, GST and payroll answers depend on it. Posts without both may be removed until you add them.',
    },
    {
      name: 'Protect client confidentiality',
      description: 'Blur names, account numbers and amounts that could identify somebody.',
    },
    {
      name: 'No homework',
      description: 'Show what you tried and where you got stuck. We will not do chapter 6 for you.',
    },
    {
      name: 'No AI-generated answers',
      description:
        'Wrong journal entries delivered with great confidence hurt people. If you paste chatbot output as advice it will be removed.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'Client sent me 11 months of receipts. In a video. He filmed them.',
      body: `He laid them out on the carpet and walked over them slowly with his phone. There is narration. "This one's diesel. This one's... I think that's also diesel."

It is 26 minutes long. There's a dog.

I am billing hourly.`,
      author: 'carpetledger',
      hoursAgo: 8.8,
      score: 1870,
      ratio: 0.99,
      comments: 142,
      flair: 'Humor',
      replies: [
        {
          author: 'debitsbythewindow',
          body: 'Is the dog deductible',
          score: 903,
          hoursAgo: 8.3,
        },
        {
          author: 'carpetledger',
          body: 'The dog walks across Q3 and takes a receipt with her.',
          score: 1120,
          hoursAgo: 8.1,
        },
        {
          author: 'accrualintentions',
          body: 'Honestly better documentation than half of mine.',
          score: 388,
          hoursAgo: 6,
        },
      ],
    },
    {
      title: 'How do you handle AR chasing for clients who will not do it themselves?',
      body: `US, QBO, mostly trades (two plumbers, an electrician, a sign maker).

I do the books, I am not collections. But every month I send the aging report, every month it says the same 30 to 40k over 60 days, and every month the owner says "yeah I'll call them" and does not call them. Then they ask me why cash is tight.

I could offer it as an add-on service but I don't want to sit there and write emails by hand for 4 clients x 15 invoices. The built-in reminders go out once or twice with the same wording and customers tune them out.

What I'd like is escalating reminders (friendly, firm, final), in the client's name, that STOP the minute it's paid so nobody gets an awkward email. With a little log so I can show the owner what was sent.

How do you do it and what do you charge?`,
      author: 'agedbutnotimproved',
      hoursAgo: 12.4,
      score: 96,
      ratio: 0.98,
      comments: 43,
      flair: 'Practice Management',
      replies: [
        {
          author: 'tillytrialbalance',
          body: 'I charge $150 a month per client for up to 20 open invoices. It is the easiest money I make and the owners love it because they hate doing it more than anything.',
          score: 64,
          hoursAgo: 11.1,
        },
        {
          author: 'penniesinorder',
          body: 'Do you call as well or email only?',
          score: 11,
          hoursAgo: 10.7,
        },
        {
          author: 'tillytrialbalance',
          body: 'Email only, third one goes from the owner with a phone number. Most pay on the second.',
          score: 32,
          hoursAgo: 10.2,
        },
      ],
    },
    {
      title: 'I raised a client from $250 to $600 and they said "we were wondering when you would"',
      body: `I've been sick about this email for SIX WEEKS. I had a whole speech about scope and inflation. I had a fallback number. I had a fallback for the fallback.

She answered in four minutes.

Send the email.`,
      author: 'stillshakingtbh',
      hoursAgo: 20.1,
      score: 742,
      ratio: 0.99,
      comments: 68,
      flair: 'Win',
    },
    {
      title: 'Cleanup from hell: 3 years, 2 bank feeds into one account, owner paid personal from everything',
      body: `Canada, Xero.

New client, landscaping. Somebody (previous bookkeeper? nephew? ghost?) connected both the operating account and the line of credit to the SAME bank account in the ledger. So every transfer is there twice, except where someone "fixed" it by deleting one side. Reconciled to whatever made the number green.

I've quoted by the year and already regret it. My thoughts:

1. Lock the years that were filed and only fix from the last filed balance, post the difference to an equity adjustment after talking to the CPA.
2. Rebuild from the bank statements as if nothing existed.
3. Lie on the floor.

I lean towards 1 because the returns were filed and amending three years for a guy with two mowers seems disproportionate. But the HST was also wrong, so...

How would you go about it?

**Edit:** going with 1 + an HST review, CPA agrees. Option 3 also taken.`,
      author: 'bracketsmeannegative',
      hoursAgo: 27.5,
      score: 134,
      ratio: 0.98,
      comments: 56,
      replies: [
        {
          author: 'norasbooks_yeg',
          body: 'Option 1 and get the HST discrepancy in writing to the client before you touch anything. Voluntary disclosure is a thing.',
          score: 71,
          hoursAgo: 25.8,
        },
      ],
    },
    {
      title: 'What do you use to send your OWN invoices?',
      body: `Embarrassing question. UK, 17 clients, I keep beautiful books for everyone and my own invoices are a Word template I copy every month. Two clients are 50 days late and I only noticed because the card machine said no at the garden centre.

Cobbler's children etc. I'd like recurring invoices and something that nags the late ones without me. I don't want another full ledger, I've got one, I just don't enjoy being in it on Sundays.`,
      author: 'cobblerschildren',
      hoursAgo: 4.9,
      score: 58,
      ratio: 0.96,
      comments: 37,
      flair: 'Software',
      replies: [
        {
          author: 'ruledpaper',
          body: 'Direct debit for all clients, in the engagement letter, not negotiable. Changed my life.',
          score: 49,
          hoursAgo: 4.2,
        },
        {
          author: 'finchandtally',
          body: 'Same here except mine was an actual carbon paper invoice book until 2021',
          score: 26,
          hoursAgo: 3.3,
        },
      ],
    },
    {
      title: 'Uncategorized Expense is not a category',
      body: `It's a cry for help.

312 transactions in it this month. I asked the owner what the $48.17 every second Thursday is and he said "oh, that's the thing". I asked which thing. He said "you know, for the other thing".`,
      author: 'suspenseaccount',
      hoursAgo: 16,
      score: 588,
      ratio: 0.99,
      comments: 34,
      flair: 'Humor',
    },
    {
      title: 'Starting at 46 after being home with my kids. Am I kidding myself?',
      body: `I did office admin before the kids, including AP for a small builder. I'm halfway through a certificate and I love it, I really do, I find it peaceful when the two sides agree.

But everywhere I look people say that it's all being automated and nobody will hire someone with a 15 year gap. My husband is supportive but I can tell that he thinks it's a hobby.

I guess I'm asking whether any of you started late. And how did you find the first client, not the tenth, the FIRST.`,
      author: 'QuietColumns',
      hoursAgo: 31.2,
      score: 301,
      ratio: 0.99,
      comments: 110,
      replies: [
        {
          author: 'margeinmargins',
          body: `Started at 51. First client was my hairdresser, who was paying a fortune in late filing fees. She told everyone in that chair. I have 22 clients and nine of them have the same haircut.`,
          score: 412,
          hoursAgo: 29.5,
        },
        {
          author: 'sevenkeyadding',
          body: 'The gap is an advantage. You know how to run a house budget and you return phone calls.',
          score: 156,
          hoursAgo: 28,
        },
      ],
    },
    {
      title: 'Owner keeps taking the deposit in Venmo and "forgetting"',
      body: `us, qbo. 3rd month in a row undeposited funds is off by exactly one job. I'm not the police but I'm also not signing my name under this. how do u bring it up without sounding like an accusation`,
      author: 'tape_calc_tanya',
      hoursAgo: 22.7,
      score: 77,
      ratio: 0.96,
      comments: 48,
    },
    {
      title: 'My desk, first day of renting a real office after 5 years at the kitchen table',
      body: '',
      author: 'ledgerandlilac',
      hoursAgo: 18.9,
      score: 430,
      ratio: 0.99,
      comments: 36,
      flair: 'Win',
      link: 'https://i.redd.it/tiny-office-big-window.jpg',
    },
    {
      title: 'Collecting documents from clients: is there anything between "email" and "$80 a month portal"?',
      body: `Australia, Xero, 30ish clients.

Every quarter I ask for the same things: bank statements for the one account without a feed, loan statement, motor vehicle log, any new contracts. Every quarter I get 40 emails with an attachment each, half of them HEIC photos sideways, and I make a checklist in a spreadsheet per client to see who still owes me what.

The practice management suites do this but they also do 100 other things and are priced per client. I only want: a list per client, a link where they drop the file, automatic reminder until it's complete.

Does it exist? How do you do it?`,
      author: 'bas_and_treble',
      hoursAgo: 9.6,
      score: 63,
      ratio: 0.97,
      comments: 29,
      flair: 'Software',
      replies: [
        {
          author: 'goldwattle',
          body: 'Shared folder per client and a scheduled email. The reminders are the part I never cracked, they ignore anything that looks automated.',
          score: 18,
          hoursAgo: 8.1,
        },
      ],
    },
    {
      title: 'Do you fire clients by email or phone?',
      body: `Asking for me. He called my assistant "the girl" twice and he's 4 months behind on our fee anyway. I have a paragraph written. It's quite good. I'd hate to waste it on a phone call.`,
      author: 'HardStopAtFive',
      hoursAgo: 38,
      score: 205,
      ratio: 0.98,
      comments: 91,
      replies: [
        {
          author: 'threewaymatch',
          body: 'Email, with an end date, a list of what you are handing over, and the balance owing. Phone is for people you want to keep.',
          score: 187,
          hoursAgo: 36.7,
        },
      ],
    },
    {
      title: 'Does anyone else find bank recs soothing',
      body: `Bad week. Dog at the vet, kid failing chemistry, boiler. Sat down tonight, put on rain noises and did four reconciliations that weren't due until Friday. Every one of them to the penny.

I feel like a person again. That's it, that's the post.`,
      author: 'tothepenny',
      hoursAgo: 1.6,
      score: 164,
      ratio: 0.99,
      comments: 22,
    },
    {
      title: 'Late fees: do you actually apply them for clients? What percent get paid?',
      body: `US. Client (commercial cleaning, net 30, ~25 invoices a month) wants me to add 1.5% to everything overdue. I say that nobody pays late fees and all it does is create 25 tiny receivables I write off in December.

His average days to pay is 52. I think that a call in week one does more than a fee in week six. Does anyone have numbers, before and after?`,
      author: 'net30isasuggestion',
      hoursAgo: 14.3,
      score: 52,
      ratio: 0.95,
      comments: 33,
      flair: 'Question',
    },
  ],
}
